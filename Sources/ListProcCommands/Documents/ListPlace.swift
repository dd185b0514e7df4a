/// Where a list is, by which its layout and the rules outside of it are found (SPEC §8, §9).
struct ListPlace {
  /// The path of its file.
  let path: String
  /// The revision of git in which it has that path; nil: it is a file now.
  var revision: GitRevision?
  /// The path of a list that it is compared with: where no configuration speaks of this one, that
  /// one's does.
  var partner: String?

  /// The place of a file.
  init(_ path: String, comparedWith partner: String? = nil) {
    self.path = path
    self.partner = partner
  }
}
