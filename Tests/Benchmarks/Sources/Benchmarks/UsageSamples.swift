/// What one command used, run by run.
struct UsageSamples {
  private var runs: [ProcessUsage] = []

  /// Adds a run.
  mutating func append(_ usage: ProcessUsage) {
    runs.append(usage)
  }

  /// The least CPU time of a run, in microseconds: what the others took more was not the program's own.
  var leastTime: Int? { runs.map(\.processorTime).min() }

  /// The median of the CPU times, in microseconds.
  var medianTime: Int? {
    let times = runs.map(\.processorTime).sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  /// The most memory that a run took, in bytes.
  var mostMemory: Int? { runs.map(\.peakMemory).max() }
}
