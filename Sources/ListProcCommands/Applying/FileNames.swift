internal import CommandSyntax

/// Files by all names that they have, to find one that is named twice.
struct FileNames {
  /// Where a file is, and which it is.
  private struct Location {
    var place: FilePlace?
    var identity: FileIdentity?
  }

  private let system: SystemCalls
  /// A path is looked at once, so that all answers agree.
  private var locations: [String: Location] = [:]
  private var byPlace: [FilePlace: NamedFile] = [:]
  private var byIdentity: [FileIdentity: NamedFile] = [:]

  init(system: SystemCalls) {
    self.system = system
  }

  /// Adds a name.
  ///
  /// What is neither a regular file nor to be made counts for nothing: a device may be named as
  /// often as one likes.
  ///
  /// - Returns: a name of the same file that was added before; nil if there is none.
  @discardableResult
  mutating func add(_ file: NamedFile) -> NamedFile? {
    let location = location(of: file.path)
    let other =
      location.place.flatMap { byPlace[$0] } ?? location.identity.flatMap { byIdentity[$0] }
    if let place = location.place { byPlace[place] = file }
    if let identity = location.identity { byIdentity[identity] = file }
    return other
  }

  /// Whether two paths name the same regular file, which is there.
  mutating func areSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (location(of: first), location(of: second))
    guard let identity = first.identity, second.identity != nil else { return false }
    return identity == second.identity || first.place != nil && first.place == second.place
  }

  /// The file under which the old content of a file is kept.
  func backup(of path: String, suffix: String) -> NamedFile {
    let original = (try? FilePlace(of: path, system: system))?.path ?? path
    return .backup(of: path, original + suffix)
  }

  private mutating func location(of path: String) -> Location {
    if let location = locations[path] { return location }
    let location = path == "-" ? locationOfStandardInput() : locationOfFile(path)
    locations[path] = location
    return location
  }

  private func locationOfFile(_ path: String) -> Location {
    do {
      let place = try FilePlace(of: path, system: system)
      guard let status = try system.status(of: path) else { return Location(place: place) }
      return status.isRegular ? Location(place: place, identity: status.identity) : Location()
    } catch {
      // Whoever uses the file gets the same error, and reports it.
      return Location()
    }
  }

  /// Standard input that comes from a regular file was opened before the program began; another
  /// file may have taken its place since.
  private func locationOfStandardInput() -> Location {
    guard let status = try? system.status(of: 0), status.isRegular else { return Location() }
    let name = system.name(of: 0).map { name in
      status.linkCount == 0 && name.hasSuffix(" (deleted)") ? String(name.dropLast(10)) : name
    }
    let place = name.flatMap { try? FilePlace(of: $0, system: system) }
    return Location(place: place, identity: status.identity)
  }
}
