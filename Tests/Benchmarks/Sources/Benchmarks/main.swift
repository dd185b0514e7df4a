// Measures a built `listproc` from outside, as ratios against a bare libyaml event loop in the same run.
//
//   swift build -c release --static-swift-stdlib            (in the root: builds what is measured)
//   cd Tests/Benchmarks && swift run -c release benchmarks  (some minutes; --quick: some seconds)
//
//   benchmarks [--quick] [--runs N] [LISTPROC]
//
// LISTPROC is the program to measure, by default ../../.build/release/listproc. A document of
// 1,000,000 rows (--quick: 50,000) is generated in a temporary directory, the same one every time.
// Every command runs N times (5), in turn with the others; of CPU time (user and system) the least
// counts, of peak memory the most. A missed bar is shown, not failed: the exit status is 1 only
// where something did not run, 2 for a wrong command line.

internal import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())

do throws(BenchmarkError) {
  if arguments.count == 2, arguments[0] == BareEventLoop.subcommand {
    try BareEventLoop.run(path: arguments[1])
  } else if let options = BenchmarkOptions(arguments: arguments) {
    exit(try Benchmark(options: options).run() ? 0 : 1)
  } else {
    StandardError.write("usage: benchmarks [--quick] [--runs N] [LISTPROC]")
    exit(2)
  }
} catch {
  StandardError.write("benchmarks: \(error.message)")
  exit(1)
}
