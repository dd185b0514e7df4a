/// Numbers texts so that equal ones have equal numbers: equal as addresses take it, by canonical
/// equivalence (SPEC §2.1).
struct SharedNames {
  /// A slot: a part of the hash, and the number of the text; 0 if it is free.
  private struct Slot {
    var hash: UInt32 = 0
    var number: UInt32 = 0
  }

  private let hash = ContentHash()
  private var slots = [Slot](repeating: Slot(), count: 1 << 10)
  /// The texts, end to end.
  private var bytes: [UInt8] = []
  /// Where the text of each number, from 1, ends.
  private var ends: [UInt32] = [0]
  /// The number that stands for a number's text and all that are equivalent to it; empty as long as no
  /// text can be equivalent to another.
  private var canonical: [UInt32] = []
  private var equivalents: [String: UInt32] = [:]

  /// The number of a text.
  ///
  /// - Parameter text: UTF-8.
  /// - Returns: a number from 1.
  /// - Complexity: O(*m*) in the length of the text, on average.
  mutating func number(of text: ArraySlice<UInt8>) -> UInt32 {
    if 2 * ends.count > slots.count { grow() }
    let hash = UInt32(truncatingIfNeeded: hash(text))
    var place = Int(hash) & (slots.count - 1)
    while slots[place].number != 0 {
      if slots[place].hash == hash, isText(text, ofNumber: slots[place].number) {
        let number = slots[place].number
        return canonical.isEmpty ? number : canonical[Int(number)]
      }
      place = (place + 1) & (slots.count - 1)
    }
    let number = UInt32(truncatingIfNeeded: ends.count)
    slots[place] = Slot(hash: hash, number: number)
    bytes += text
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    if canonical.isEmpty, SharedNames.isNormal(text) { return number }
    settleEquivalents()
    return canonical[Int(number)]
  }

  private func isText(_ text: ArraySlice<UInt8>, ofNumber number: UInt32) -> Bool {
    let start = Int(ends[Int(number) - 1])
    guard Int(ends[Int(number)]) - start == text.count else { return false }
    var offset = start
    for byte in text {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// Finds out what the texts without a canonical number are equivalent to.
  private mutating func settleEquivalents() {
    if canonical.isEmpty { canonical.append(0) }
    for number in canonical.count..<ends.count {
      let text = bytes[Int(ends[number - 1])..<Int(ends[number])]
      var own = UInt32(truncatingIfNeeded: number)
      if text.contains(where: { $0 >= 0x80 }) {
        let string = String(decoding: text, as: UTF8.self)
        own = equivalents[string] ?? own
        equivalents[string] = own
      }
      canonical.append(own)
    }
  }

  /// Whether a text is certainly in its normal form (NFC), so that it is equivalent to no other that
  /// is: it has none but characters up to U+02FF, of Cyrillic, kana, Han and Hangul.
  private static func isNormal(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(where: { $0 >= 0xCC }) else { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x400..<0x483, 0x48A..<0x530, 0x3041..<0x3097, 0x30A1..<0x30FB,
        0x4E00..<0xA000, 0xAC00..<0xD7A4:
        true
      default: false
      }
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.number != 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].number != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
