internal import ListModel
internal import YAMLSyntax

/// A step of the way through the data of a document, in the order of the output.
enum DataStep {
  case beginObject(DataRole)
  case endObject(DataRole)
  /// The end of the object that an entry is which a layout finds; the end of the object comes next.
  case endEntry(EntryID)
  /// A scalar that is such an entry, where facts are added.
  case scalarEntry(NodeID, EntryID)
  case beginArray(DataRole)
  case endArray
  /// A key; the steps of its value come next.
  case key(NodeID)
  /// A scalar that means what the core schema says.
  case value(NodeID)
  /// A scalar that is text by its position.
  case text(NodeID, DataRole)
}
