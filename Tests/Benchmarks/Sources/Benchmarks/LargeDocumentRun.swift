internal import Glibc

/// The commands on the large document, in turn, several rounds of them.
struct LargeDocumentRun {
  /// What the command line asks for.
  let options: BenchmarkOptions
  /// The size of the large document in bytes.
  let byteCount: Int

  /// Runs every command once a round; one that fails says so and is left out from then on.
  ///
  /// - Returns: What the commands used that never failed.
  /// - Throws: If this program does not find itself.
  func measure(
    in directory: borrowing TemporaryDirectory
  ) throws(BenchmarkError) -> [Subject: UsageSamples] {
    let benchmarks = try ownPath()
    var samples: [Subject: UsageSamples] = [:]
    for subject in Subject.allCases { samples[subject] = UsageSamples() }
    for round in 1...options.runCount {
      StandardError.write("round \(round) of \(options.runCount)")
      for subject in Subject.allCases where samples[subject] != nil {
        let command = subject.command(
          program: options.program, benchmarks: benchmarks, in: directory)
        do throws(BenchmarkError) {
          samples[subject]?.append(try measure(subject, command, in: directory))
        } catch {
          samples[subject] = nil
          StandardError.write("benchmarks: \(error.message)")
        }
      }
    }
    return samples
  }

  /// Runs a command once.
  ///
  /// - Throws: If it fails, or did not write what it should have.
  private func measure(
    _ subject: Subject, _ command: ChildCommand, in directory: borrowing TemporaryDirectory
  ) throws(BenchmarkError) -> ProcessUsage {
    let output = directory.path(of: .output)
    unsafe unlink(output)
    let usage = try command.run(messages: directory.path(of: .messages))
    if subject.writesFile {
      let written = try FileSize.bytes(path: output)
      // Every script deletes rows, but no more than a tenth of them.
      guard written < byteCount, written > byteCount / 10 * 8 else {
        throw BenchmarkError("'\(subject.rawValue)' wrote \(written) of \(byteCount) bytes")
      }
    }
    return usage
  }

  /// Where this program is, to be run again as the bare loop.
  private func ownPath() throws(BenchmarkError) -> String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else {
      throw BenchmarkError("cannot find this program", code: errno)
    }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
