/// The tags of the core schema, handles resolved (YAML 1.2.2 §10.2.1).
package enum CoreTag {
  package static let null = "tag:yaml.org,2002:null"
  package static let boolean = "tag:yaml.org,2002:bool"
  package static let integer = "tag:yaml.org,2002:int"
  package static let float = "tag:yaml.org,2002:float"
  package static let sequence = "tag:yaml.org,2002:seq"
  package static let string = "tag:yaml.org,2002:str"
  /// `!`, the tag that makes any scalar a string.
  package static let nonSpecific = "!"
}
