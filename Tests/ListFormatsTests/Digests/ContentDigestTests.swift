import ListFormats
import Testing

/// SHA-256 by the examples of FIPS 180-4 and lengths around its blocks.
@Suite struct ContentDigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the digest is that of the standard`(text: String, digits: String) {
    #expect(ContentDigest(of: Array(text.utf8)).spelling == "sha256:" + digits)
  }

  @Test func `a million bytes have the digest of the standard`() {
    let digest = ContentDigest(of: Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(
      digest.spelling
        == "sha256:cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [55, 56, 63, 64, 65, 119, 120])
  func `texts that differ in one byte differ in their digest`(count: Int) {
    var bytes = [UInt8](repeating: 7, count: count)
    let digest = ContentDigest(of: bytes)
    bytes[count - 1] = 8
    #expect(ContentDigest(of: bytes) != digest)
  }

  @Test func `a digest is read in either case and in no other form`() {
    let digits = String(repeating: "0aF9", count: 16)
    #expect(ContentDigest(spelled: "sha256:" + digits) != nil)
    #expect(
      ContentDigest(spelled: "sha256:" + digits)
        == ContentDigest(spelled: "sha256:" + digits.uppercased()))
    for text in [
      digits, "sha256:" + digits.dropLast(), "sha1:" + digits, "sha256:+" + digits.dropFirst(), "",
    ] {
      #expect(ContentDigest(spelled: text) == nil)
    }
  }
}
