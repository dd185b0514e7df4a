/// How many columns of a terminal text takes (UAX #11, UTS #51).
///
/// A grapheme cluster (UAX #29) takes the sum of its scalars' widths, at most 2: so do an emoji with
/// a skin tone, a sequence joined by ZWJ, a flag (a pair of regional indicators, of which a lone one
/// takes 1), a syllable of Hangul jamo. An emoji that is text by default takes 2 with the emoji
/// presentation selector U+FE0F, as in a keycap; U+FE0E makes none narrower. East Asian Ambiguous
/// takes 1, a spacing mark (Mc) takes 1, a soft hyphen 1, what is default ignorable 0. The generator
/// of the table lists the rules for scalars.
package enum DisplayWidth {
  private static let emojiPresentation: UInt32 = 0xFE0F

  /// The class of an emoji that is narrow unless ``emojiPresentation`` follows.
  private static let textEmoji = 3

  /// The columns of a grapheme cluster, with what is shown escaped written out.
  ///
  /// - Parameters:
  ///   - cluster: its byte range in `bytes`.
  ///   - bytes: valid UTF-8.
  /// - Returns: 0, 1 or 2, and more only for escapes.
  static func ofCluster(_ cluster: Range<Int>, in bytes: Span<UInt8>) -> Int {
    var escaped = 0
    var width = 0
    var previousClass = 0
    var byteOffset = cluster.lowerBound
    while byteOffset < cluster.upperBound {
      let scalar = DecodedScalar(in: bytes, at: byteOffset)
      byteOffset += scalar.byteCount
      if scalar.isShownEscaped {
        escaped += min(width, 2) + scalar.escape.utf8.count
        width = 0
        previousClass = 0
        continue
      }
      let widthClass = self.widthClass(of: scalar.value)
      if widthClass == textEmoji {
        width += 1
      } else if scalar.value == emojiPresentation, previousClass == textEmoji {
        width += 1
      } else {
        width += widthClass
      }
      previousClass = widthClass
    }
    return escaped + min(width, 2)
  }

  /// The width of a scalar, or ``textEmoji``.
  ///
  /// - Complexity: O(log *n*) for *n* steps of the table; O(1) for common scripts.
  static func widthClass(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x41..<0x7F, 0xC0..<0x300: return 1
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2
    default: break
    }
    let key = scalar << 4 | 0xF
    var lower = 0
    var upper = steps.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if steps[middle] <= key { lower = middle } else { upper = middle }
    }
    return Int(steps[lower] & 0xF)
  }
}
