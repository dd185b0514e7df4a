import ListModel
import TestSupport

/// Writes random scripts that nothing refuses, in all forms of addresses and destinations.
struct ScriptGenerator {
  var random: SeededRandom
  /// The titles of the rows by their numbers.
  let titles: [String]
  private(set) var operations: [Operation] = []
  private(set) var naiveOperations: [NaiveOperation] = []

  init(random: SeededRandom, titles: [String]) {
    self.random = random
    self.titles = titles
  }

  /// Adds one operation that is possible in `document`.
  ///
  /// - Returns: the operation; nil if none is possible any more.
  mutating func addOperation(for document: NaiveText) -> NaiveOperation? {
    guard !document.sections.isEmpty else { return nil }
    let filled = document.sections.indices.filter { !document.rows[document.sections[$0]].isEmpty }
    guard !filled.isEmpty, !random.once(in: 5) else {
      addSectionOperation(count: document.sections.count)
      return naiveOperations.last
    }
    let section = random.pick(filled)
    let row = random.below(document.rows[document.sections[section]].count)
    if random.once(in: 4) {
      operations.append(Operation(.deleteRow(address(section, row, in: document))))
      naiveOperations.append(.deleteRow(section: section, row: row))
    } else {
      addMove(of: row, in: section, document)
    }
    return naiveOperations.last
  }

  private func index(_ section: Int) -> Address { Address([.index(section)]) }

  private mutating func address(_ section: Int, _ row: Int, in document: NaiveText) -> Address {
    random.once(in: 4)
      ? Address([.title(titles[document.rows[document.sections[section]][row]])])
      : Address([.index(section), .index(row)])
  }

  private mutating func addSectionOperation(count: Int) {
    let section = random.below(count)
    guard !random.once(in: 5) else {
      operations.append(Operation(.deleteSection(index(section))))
      naiveOperations.append(.deleteSection(section))
      return
    }
    let finalIndex = random.below(count)
    let destination: Destination =
      switch random.below(3) {
      case 0 where finalIndex < section: .before(index(finalIndex))
      case 0 where finalIndex > section: .after(index(finalIndex))
      case 1 where finalIndex == count - 1: .to(section: nil, .end)
      case 1 where finalIndex == 0: .to(section: nil, .start)
      default: .to(section: nil, .index(finalIndex))
      }
    operations.append(Operation(.moveSection(index(section), destination)))
    naiveOperations.append(.moveSection(section, finalIndex: finalIndex))
  }

  private mutating func addMove(of row: Int, in section: Int, _ document: NaiveText) {
    let target = random.once(in: 2) ? section : random.below(document.sections.count)
    let count = document.rows[document.sections[target]].count
    let isWithin = target == section
    let last = isWithin ? count - 1 : count
    var finalIndex = random.below(last + 1)
    let destination: Destination
    switch random.below(4) {
    case 0 where count > (isWithin ? 1 : 0):
      var anchor = random.below(count)
      if isWithin, anchor == row { anchor = (anchor + 1) % count }
      let isAfter = random.once(in: 2)
      finalIndex = anchor + (isAfter ? 1 : 0) - (isWithin && row < anchor ? 1 : 0)
      let anchorAddress = address(target, anchor, in: document)
      destination = isAfter ? .after(anchorAddress) : .before(anchorAddress)
    case 1:
      finalIndex = last
      destination = .to(section: isWithin ? nil : index(target), .end)
    case 2:
      finalIndex = 0
      destination = .to(section: isWithin ? nil : index(target), .start)
    default:
      destination = .to(section: index(target), .index(finalIndex))
    }
    let source = address(section, row, in: document)
    operations.append(Operation(.move(source, destination)))
    naiveOperations.append(
      .moveRow(section: section, row: row, toSection: target, finalIndex: finalIndex))
  }
}
