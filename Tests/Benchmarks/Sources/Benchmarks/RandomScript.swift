/// A script of random operations, every one valid when its turn comes.
///
/// Of ten operations four move a row within its section, four move one to another section and two delete
/// one; with arrivals one that moves to another section inserts a row instead, and one that moves within
/// its section gives it another content. Addresses are indices: no id or title is looked up.
struct RandomScript {
  /// The document that the script is for, as it stands before the first operation.
  let document: GeneratedDocument
  /// The number of operations.
  let operationCount: Int
  /// Whether rows come, and get other contents.
  var hasArrivals = false

  /// Writes the script.
  ///
  /// - Precondition: The document has two sections or more, and none that the script could empty.
  /// - Complexity: O(sections + operations).
  func write(to path: String) throws(BenchmarkError) {
    var file = try FileWriter(path: path)
    var random = SplitMix(seed: 19_991_231)
    var counts = (0..<document.sectionCount).map(document.rowCount(ofSection:))
    for number in 0..<operationCount {
      let source = sectionWithRows(counts: counts, random: &random)
      let row = random.next(below: counts[source])
      switch random.next(below: 10) {
      case 0 where hasArrivals:
        try file.write(
          "- replace-row: {row: \(source)/\(row), with: {title: other \(number), weight: 1}}\n")
      case 4 where hasArrivals:
        let index = random.next(below: counts[source] + 1)
        counts[source] += 1
        try file.write(
          "- insert-row: {to: \(source)/\(index), row: {title: new \(number), weight: 1}}\n")
      case 0..<4:
        try file.write(
          "- move: {row: \(source)/\(row), to: \(random.next(below: counts[source]))}\n")
      case 4..<8:
        let distance = 1 + random.next(below: counts.count - 1)
        let target = (source + distance) % counts.count
        let index = random.next(below: counts[target] + 1)
        counts[source] -= 1
        counts[target] += 1
        try file.write("- move: {row: \(source)/\(row), to: \(target)/\(index)}\n")
      default:
        counts[source] -= 1
        try file.write("- delete-row: \(source)/\(row)\n")
      }
    }
    try file.flush()
  }

  /// A random section that can spare a row.
  private func sectionWithRows(counts: [Int], random: inout SplitMix) -> Int {
    var section = random.next(below: counts.count)
    while counts[section] < 2 { section = (section + 1) % counts.count }
    return section
  }
}
