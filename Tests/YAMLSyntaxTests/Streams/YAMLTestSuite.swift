import Glibc

/// The cases of yaml-test-suite, in a folder that the environment names.
enum YAMLTestSuite {
  /// One folder: a stream, and whether YAML 1.2 wants it rejected.
  struct Case {
    let name: String
    let bytes: [UInt8]
    let isError: Bool
  }

  /// Where the folders are, nil if the environment does not say.
  static var path: String? {
    unsafe getenv("LISTPROC_SHARED").map { unsafe String(cString: $0) + "/yaml-test-suite" }
  }

  /// All cases, by name.
  static func cases() -> [Case] {
    guard let path else { return [] }
    return names(in: path).compactMap { name in
      contents(of: "\(path)/\(name)/in.yaml").map { bytes in
        Case(name: name, bytes: bytes, isError: contents(of: "\(path)/\(name)/error") != nil)
      }
    }
  }

  private static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func contents(of path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = unsafe max(read(file, buffer.baseAddress, buffer.count), 0)
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }
}
