/// Which file it is, by whatever name.
struct FileIdentity: Hashable, Comparable {
  let device: UInt64
  let inode: UInt64

  static func < (left: FileIdentity, right: FileIdentity) -> Bool {
    (left.device, left.inode) < (right.device, right.inode)
  }
}
