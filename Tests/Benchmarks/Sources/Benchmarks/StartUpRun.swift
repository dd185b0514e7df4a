/// Many short runs of `show` on a small document, in turn with `/bin/true`.
struct StartUpRun {
  /// What the command line asks for.
  let options: BenchmarkOptions
  /// The path of the small document.
  let document: String

  /// What the two programs used.
  struct Samples {
    /// Of `show`.
    var show = UsageSamples()
    /// Of `/bin/true`.
    var nothing = UsageSamples()
  }

  /// Runs both, each as often as the options say.
  ///
  /// - Parameter messages: The file for the programs' standard error.
  /// - Returns: What they used; nil, with a message, if one of them did not run.
  func measure(messages: String) -> Samples? {
    StandardError.write("starting 'show' and /bin/true \(options.startCount) times each")
    let show = ChildCommand(program: options.program, arguments: ["show", document])
    let nothing = ChildCommand(program: "/bin/true", arguments: [])
    var samples = Samples()
    do throws(BenchmarkError) {
      for _ in 0..<options.startCount {
        samples.nothing.append(try nothing.run(messages: messages))
        samples.show.append(try show.run(messages: messages))
      }
    } catch {
      StandardError.write("benchmarks: \(error.message)")
      return nil
    }
    return samples
  }
}
