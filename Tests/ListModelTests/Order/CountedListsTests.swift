import TestSupport
import Testing

@testable import ListModel

@Suite struct CountedListsTests {
  @Test(arguments: 1...6) func `random edits of several lists agree with arrays`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lists = CountedLists()
    var arrays: [[EntryID]] = []
    for count in [3000, 0, 1, 700] {
      let list = lists.addList()
      arrays.append((0..<count).map { _ in lists.append(to: list) })
    }
    for step in 0..<6000 {
      // Long runs in one direction empty chunks and split them.
      let source = Int.random(in: 0..<4, using: &random)
      let target = step / 2000 == 1 ? 1 : Int.random(in: 0..<4, using: &random)
      guard !arrays[source].isEmpty else { continue }
      let index = Int.random(in: 0..<arrays[source].count, using: &random)
      let entry = arrays[source].remove(at: index)
      #expect(lists.element(at: index, in: list(source)) == entry)
      lists.remove(entry)
      #expect(lists.index(of: entry) == nil && lists.list(of: entry) == nil)
      guard step % 7 != 0 else { continue }
      let place = Int.random(in: 0...arrays[target].count, using: &random)
      arrays[target].insert(entry, at: place)
      lists.insert(entry, at: place, in: list(target))
      #expect(lists.index(of: entry) == place && lists.list(of: entry) == list(target))
    }
    for (number, array) in arrays.enumerated() {
      #expect(lists.contents(of: list(number)) == array)
      #expect(array.indices.allSatisfy { lists.index(of: array[$0]) == $0 })
      #expect(array.indices.allSatisfy { lists.element(at: $0, in: list(number)) == array[$0] })
      #expect(lists.count(of: list(number)) == array.count)
    }
  }

  @Test func `entries numbered apart are kept in the order of their arrival`() {
    var lists = CountedLists()
    let outer = lists.addList()
    var expected: [EntryID] = []
    for _ in 0..<3000 {
      expected.append(lists.append(to: outer))
      let inner = lists.addList()
      _ = lists.append(to: inner)
      _ = lists.append(to: inner)
    }
    #expect(lists.contents(of: outer) == expected)
    #expect(lists.index(of: expected[2500]) == 2500)
    #expect(lists.contents(of: ListID(1)) == [EntryID(1), EntryID(2)])
  }

  @Test func `a list that is refilled at one place splits its chunks`() {
    var lists = CountedLists()
    let list = lists.addList()
    let entries = (0..<5000).map { _ in lists.append(to: list) }
    for entry in entries { lists.remove(entry) }
    #expect(lists.contents(of: list).isEmpty)
    for entry in entries { lists.insert(entry, at: 0, in: list) }
    #expect(lists.contents(of: list) == entries.reversed())
  }

  @Test(arguments: [-1, 3, .max, .min])
  func `there is nothing at an index out of range`(index: Int) {
    var lists = CountedLists()
    let list = lists.addList()
    for _ in 0..<3 { _ = lists.append(to: list) }
    #expect(lists.element(at: index, in: list) == nil)
    lists.remove(EntryID(1))
    #expect(lists.element(at: index == 3 ? 2 : index, in: list) == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 64])
  func `running counts sum what they were given`(count: Int) {
    var random = SeededRandom(seed: 3)
    var values = (0..<count).map { _ in Int.random(in: 0...5, using: &random) }
    var counts = RunningCounts(values)
    for _ in 0..<20 {
      values.append(2)
      counts.append(2)
      let position = Int.random(in: 0..<values.count, using: &random)
      values[position] += 3
      counts.add(3, at: position)
    }
    for position in 0...values.count {
      #expect(counts.sum(before: position) == values.prefix(position).reduce(0, +))
    }
    var index = 0
    for (position, value) in values.enumerated() {
      for offset in 0..<value {
        let found = counts.position(of: index)
        #expect(found.position == position && found.offset == offset)
        index += 1
      }
    }
  }

  private func list(_ number: Int) -> ListID { ListID(UInt32(number)) }
}

extension CountedLists {
  func contents(of list: ListID) -> [EntryID] {
    var contents: [EntryID] = []
    forEachEntry(of: list) { contents.append($0) }
    return contents
  }
}
