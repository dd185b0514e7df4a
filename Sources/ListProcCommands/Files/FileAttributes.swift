/// What a file has besides its content and its name: owner, permissions, access control lists and
/// extended attributes.
struct FileAttributes {
  /// Attributes that belong to the content; the system makes new ones.
  private static let ofContent: Set<String> = ["security.ima", "security.evm"]
  private static let accessList = "system.posix_acl_access"

  private let descriptor: Int32
  private let status: FileStatus

  /// The attributes of an open file.
  init(of descriptor: Int32, system: SystemCalls) throws(SystemError) {
    self.descriptor = descriptor
    status = try system.status(of: descriptor)
  }

  /// Gives them to a new file, as far as that is permitted.
  ///
  /// Where an owner or a group cannot be kept, nobody gets rights by that which he did not have:
  /// another group gets those of all others.
  ///
  /// - Throws: the system's error, unless it only says that something is not permitted.
  func copy(to new: Int32, system: SystemCalls) throws(SystemError) {
    var mode = status.mode
    let current = try system.status(of: new)
    var keepsGroup = true
    if current.group != status.group {
      keepsGroup = try permitted { () throws(SystemError) in
        try system.setOwner(nil, group: status.group, of: new)
      }
    }
    var keepsOwner = true
    if current.owner != status.owner {
      keepsOwner = try permitted { () throws(SystemError) in
        try system.setOwner(status.owner, group: nil, of: new)
      }
    }
    if !keepsOwner { mode &= ~0o4000 }
    let keepsLists = try copyExtendedAttributes(to: new, system: system)
    if !keepsGroup || !keepsLists { mode = mode & ~0o2070 | (mode & 0o7) << 3 }
    _ = try permitted { () throws(SystemError) in try system.setMode(mode, of: new) }
  }

  /// Copies the extended attributes.
  ///
  /// - Returns: whether those that give rights are on the new file as they were.
  private func copyExtendedAttributes(
    to new: Int32, system: SystemCalls
  ) throws(SystemError) -> Bool {
    var names: [String] = []
    _ = try permitted { () throws(SystemError) in
      names = try system.attributeNames(of: descriptor)
    }
    var keepsLists = true
    for name in names where !Self.ofContent.contains(name) {
      let isKept = try permitted { () throws(SystemError) in
        let value = try system.attribute(name, of: descriptor)
        try system.setAttribute(name, to: value, of: new)
      }
      if name == Self.accessList { keepsLists = isKept }
    }
    if !names.contains(Self.accessList) {
      // A directory may give a list to each new file in it.
      _ = try permitted { () throws(SystemError) in
        try system.removeAttribute(Self.accessList, of: new)
      }
    }
    return keepsLists
  }

  /// Does what may not be permitted.
  ///
  /// - Returns: whether it was.
  private func permitted(
    _ work: () throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    do {
      try work()
      return true
    } catch {
      guard error.isUnsupportedOrForbidden else { throw error }
      return false
    }
  }
}
