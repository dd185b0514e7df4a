/// Several files that no other run edits meanwhile.
enum HeldFiles {
  /// Holds files for edits.
  ///
  /// Whatever order they are given in, they are waited for in that of their places: of two runs
  /// that want the same files, one has all that the other waits for.
  ///
  /// - Parameters:
  ///   - paths: the files, each once.
  ///   - system: the system calls.
  /// - Returns: each file, or why it cannot be held, in the order of the paths.
  static func holding(
    _ paths: [String], system: SystemCalls
  ) -> [Result<HeldFile, FileFailure>] {
    system.permitDescriptors(2 * paths.count)
    let places = paths.map { path throws(Never) in try? FilePlace(of: path, system: system) }
    let order = paths.indices.sorted { left, right in
      guard let first = places[left], let second = places[right] else {
        return places[left] == nil && places[right] != nil
      }
      return first < second
    }
    var held: [Int: Result<HeldFile, FileFailure>] = [:]
    for index in order {
      held[index] = Result { () throws(FileFailure) in
        try HeldFile(paths[index], for: .edit, system: system)
      }
    }
    return paths.indices.compactMap { held[$0] }
  }
}
