package import SourceDiagnostics

/// A script's `if-digest`: the input that it is meant for (SPEC §2.3).
package struct DigestCondition: Sendable {
  /// The digest of that input.
  let digest: ContentDigest
  /// Where the script says so.
  let place: Diagnostic.Place

  /// The message for an input that is another.
  ///
  /// - Parameters:
  ///   - found: the digest of the input's bytes.
  ///   - name: the input, as messages name it.
  /// - Returns: nil if it is the one.
  package func mismatch(with found: ContentDigest, of name: String) -> Diagnostic? {
    guard found != digest else { return nil }
    return Diagnostic(.digestMismatch, "'\(name)' has another digest", at: place)
  }
}
