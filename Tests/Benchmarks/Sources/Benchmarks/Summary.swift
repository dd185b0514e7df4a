/// What a run found, as it is printed.
struct Summary {
  /// What the command line asks for.
  let options: BenchmarkOptions
  /// The size of the large document in bytes.
  let byteCount: Int
  /// What the commands on the large document used.
  let samples: [Subject: UsageSamples]
  /// What the starts used; nil if one failed.
  let starts: StartUpRun.Samples?
  /// The size of the small document in bytes.
  let smallByteCount: Int

  /// Whether everything ran.
  var isComplete: Bool { starts != nil && Subject.allCases.allSatisfy { samples[$0] != nil } }

  /// The document, the table and what the figures mean.
  var text: String {
    """
    \(options.program)
    \(options.rowCount) rows in \(options.sectionCount) sections, \
    \(Quantity.megabytes(byteCount).text); least CPU time (user and system) and most memory of \
    \(options.runCount) runs

    \(FindingTable(findings: findings).text)

    Added time: the run with the script less the run with three operations, nothing else taken off;
    reading the script, judging it, all its edits and their share of the proof are part of it.
    Check of both: 'check' of the two documents that 'diff' compares, which is to read them.

    """
  }

  /// All findings, in the order of the table.
  private var findings: [Finding] {
    barredFindings + comparisonFindings + startFindings
      + [.check, .showJSON, .showTable].flatMap(reported)
  }

  /// What the large document's bars are about.
  private var barredFindings: [Finding] {
    var findings = [
      Finding(scenario: "\(Subject.bareLoop.rawValue): time", value: time(.bareLoop)),
      Finding(scenario: "\(Subject.bareLoop.rawValue): memory", value: memory(.bareLoop)),
    ]
    for subject in [Subject.threeOperations, .threeOperationsPiped] {
      findings.append(timeFinding(subject, bar: .atMost(3)))
      findings.append(memoryFinding(subject, bar: .atMost(5)))
    }
    findings.append(timeFinding(.randomScript, bar: nil))
    findings.append(memoryFinding(.randomScript, bar: nil))
    findings.append(
      Finding(
        scenario: "\(options.operationCount) random moves and deletes: added time",
        value: addedTime, reference: bareLoop, bar: .lessThan(1)))
    return findings
  }

  /// What a comparison costs.
  private var comparisonFindings: [Finding] {
    [
      Finding(
        scenario: "diff, \(options.changeCount) changes: time", value: time(.diff),
        reference: ("check of both", samples[.checkBoth]?.leastTime), bar: .lessThan(2)),
      Finding(
        scenario: "diff, \(options.changeCount) changes: time", value: time(.diff),
        reference: bareLoop),
      Finding(
        scenario: "diff, \(options.changeCount) changes: memory", value: memory(.diff),
        reference: ("file", byteCount)),
    ]
  }

  /// What starting costs.
  private var startFindings: [Finding] {
    let scenario = "show, \(smallByteCount) bytes, \(options.startCount) starts"
    let show = starts?.show
    let nothing = starts?.nothing
    return [
      Finding(
        scenario: "\(scenario): median time",
        value: show?.medianTime.map(Quantity.milliseconds),
        reference: ("/bin/true", nothing?.medianTime), bar: .atMost(3)),
      Finding(
        scenario: "\(scenario): least time",
        value: show?.leastTime.map(Quantity.milliseconds),
        reference: ("/bin/true", nothing?.leastTime)),
    ]
  }

  /// Time and memory of a command that nothing is asked of.
  private func reported(_ subject: Subject) -> [Finding] {
    [timeFinding(subject, bar: nil), memoryFinding(subject, bar: nil)]
  }

  private func timeFinding(_ subject: Subject, bar: Bar?) -> Finding {
    Finding(
      scenario: "\(subject.rawValue): time", value: time(subject), reference: bareLoop, bar: bar)
  }

  private func memoryFinding(_ subject: Subject, bar: Bar?) -> Finding {
    Finding(
      scenario: "\(subject.rawValue): memory", value: memory(subject),
      reference: ("file", byteCount), bar: bar)
  }

  private func time(_ subject: Subject) -> Quantity? {
    samples[subject]?.leastTime.map(Quantity.seconds)
  }

  private func memory(_ subject: Subject) -> Quantity? {
    samples[subject]?.mostMemory.map(Quantity.megabytes)
  }

  /// The bare loop as a reference.
  private var bareLoop: (name: String, amount: Int?) {
    ("bare loop", samples[.bareLoop]?.leastTime)
  }

  /// What the random script takes more than the three operations.
  private var addedTime: Quantity? {
    guard
      let random = samples[.randomScript]?.leastTime,
      let three = samples[.threeOperations]?.leastTime
    else { return nil }
    return .seconds(random - three)
  }
}
