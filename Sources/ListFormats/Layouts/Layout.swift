/// Where the lists are in a file whose shape another tool dictates (SPEC §8).
package struct Layout: Hashable, Sendable {
  /// The fields of a section or a row.
  struct Fields: Hashable, Sendable {
    /// Where its title is: the first that exists; none: it has no title.
    var title: [FieldPath] = []
    /// Where its id is: the first that exists.
    var id: [FieldPath] = []
  }

  /// A level of sections.
  struct Level: Hashable, Sendable {
    var fields = Fields()
    /// Where a section's own list is: the first that exists.
    var rows: [FieldPath] = []
  }

  /// Where the outermost list is: the first path that leads to one; `*` for every match.
  var at: [FieldPath] = [FieldPath("")]
  /// The keys of the mapping there whose lists are the sections; empty: `levels` tells.
  var keys: [String] = []
  /// The levels of sections, outermost first; empty: a flat list.
  var levels: [Level] = []
  /// The fields of a row.
  var row = Fields(title: [FieldPath("title"), .key, .itself], id: [FieldPath("id")])
  /// Where a row's own rows are: the first that exists.
  var nest: [FieldPath] = []
  /// Which document of a stream, from 0; nil: the only one.
  package var document: Int?

  /// The shape of a native document, as far as a layout can tell it.
  static let native: Layout = {
    var layout = Layout()
    layout.at = [FieldPath("sections")]
    layout.levels = [
      Level(fields: Fields(title: [FieldPath("title")]), rows: [FieldPath("rows")])
    ]
    layout.row = Fields(title: [FieldPath("title"), .itself], id: [FieldPath("id")])
    return layout
  }()

  /// How many steps all its paths have together, at least one: so often, and no more, are the keys of a
  /// mapping looked through.
  var pathCount: Int {
    let fields = levels.map(\.fields) + [row]
    let paths = fields.flatMap { $0.title + $0.id } + levels.flatMap(\.rows) + nest + at
    return paths.reduce(1) { $0 + max($1.keys.count, 1) + 1 }
  }
}
