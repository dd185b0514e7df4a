internal import CAttributes
internal import Glibc

/// Owner, permissions, times and extended attributes of open files.
extension SystemCalls {
  func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    _ = try make(.setMode, descriptor) { fchmod(descriptor, mode) }
  }

  /// Sets owner and group; nil leaves one as it is.
  func setOwner(
    _ owner: UInt32?, group: UInt32?, of descriptor: Int32
  ) throws(SystemError) {
    _ = try make(.setOwner, descriptor) { fchown(descriptor, owner ?? .max, group ?? .max) }
  }

  /// Sets the time when the content was changed last.
  func setContentTime(_ time: FileStatus.Time, of descriptor: Int32) throws(SystemError) {
    // UTIME_OMIT, which is no plain number in C.
    let unchanged = timespec(tv_sec: 0, tv_nsec: (1 << 30) - 2)
    let times = [unchanged, timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds)]
    _ = try make(.setTimes, descriptor) { unsafe futimens(descriptor, times) }
  }

  /// The names of all extended attributes, access control lists among them.
  func attributeNames(of descriptor: Int32) throws(SystemError) -> [String] {
    let list = try unsafe bytes(.listAttributes, descriptor) {
      unsafe flistxattr(descriptor, $0, $1)
    }
    return list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an extended attribute.
  func attribute(_ name: String, of descriptor: Int32) throws(SystemError) -> [UInt8] {
    try unsafe bytes(.readAttribute, descriptor) { unsafe fgetxattr(descriptor, name, $0, $1) }
  }

  /// Sets an extended attribute.
  func setAttribute(
    _ name: String, to value: [UInt8], of descriptor: Int32
  ) throws(SystemError) {
    _ = try make(.setAttribute, descriptor) {
      unsafe value.withUnsafeBytes {
        unsafe fsetxattr(descriptor, name, $0.baseAddress, $0.count, 0)
      }
    }
  }

  func removeAttribute(_ name: String, of descriptor: Int32) throws(SystemError) {
    _ = try make(.removeAttribute, descriptor) { unsafe fremovexattr(descriptor, name) }
  }

  /// The bytes of a call that says how many there are if it is given no room.
  private func bytes(
    _ kind: Kind, _ descriptor: Int32, _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(SystemError) -> [UInt8] {
    while true {
      let size = try transfer(kind, descriptor, count: 0) { _ in call(nil, 0) }
      if size == 0 { return [] }
      var buffer = [CChar](repeating: 0, count: size)
      do {
        let count = try transfer(kind, descriptor, count: size) {
          unsafe buffer.withUnsafeMutableBufferPointer { [count = $0] in
            unsafe call($0.baseAddress, count)
          }
        }
        return buffer.prefix(count).map(UInt8.init(bitPattern:))
      } catch .outOfRange {
        // It has grown between the two calls.
        continue
      }
    }
  }
}
