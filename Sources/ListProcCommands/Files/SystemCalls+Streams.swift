internal import Glibc

extension SystemCalls {
  /// Reads up to `count` bytes and adds them to `bytes`.
  ///
  /// - Parameters:
  ///   - descriptor: the stream or file.
  ///   - offset: where in the file, in bytes; nil: where the last reading has ended.
  ///   - count: how many at most.
  ///   - bytes: takes them.
  /// - Returns: how many were read; 0 at the end.
  /// - Throws: the system's error.
  func read(
    _ descriptor: Int32, at offset: Int? = nil, count: Int, into bytes: inout [UInt8]
  ) throws(SystemError) -> Int {
    var result: Result<Int, SystemError> = .success(0)
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(SystemError) {
        let start = buffer.baseAddress
        initialized = try transfer(.read, descriptor, count: count) {
          unsafe offset.map { [count = $0] in unsafe pread(descriptor, start, count, $0) }
            ?? Glibc.read(descriptor, start, $0)
        }
        result = .success(initialized)
      } catch {
        result = .failure(error)
      }
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return try result.get()
  }

  /// Writes all bytes of a range.
  func write(
    _ descriptor: Int32, _ bytes: [UInt8], _ range: Range<Int>
  ) throws(SystemError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let count = range.upperBound - start
      start += try transfer(.write, descriptor, count: count, bytes: Array(bytes[start...])) {
        count in
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + start }, count)
        }
      }
    }
  }

  func close(_ descriptor: Int32) throws(SystemError) {
    _ = try make(.close, descriptor) { Glibc.close(descriptor) }
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try make(.synchronize, descriptor) { fsync(descriptor) }
  }
}
