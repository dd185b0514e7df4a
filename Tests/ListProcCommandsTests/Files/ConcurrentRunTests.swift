import Foundation
import Testing

/// Several runs on one file at once: each waits for the others, and no edit is lost (SPEC §7.2).
@Suite(.serialized) struct ConcurrentRunTests {
  private static func list(_ rows: some Sequence<Int>) -> String {
    "sections:\n  - rows:\n" + rows.map { "      - row \($0)\n" }.joined()
  }

  @Test(
    "fifty runs at once on one file make fifty edits",
    arguments: [
      "apply -i -e \"delete-row: title:row $i\" list.yaml",
      "apply -o link -e \"delete-row: title:row $i\" ./list.yaml",
    ])
  func fiftyRuns(_ command: String) async throws {
    let scratch = try ScratchDirectory()
    try scratch.write(Self.list(0..<51), to: "list.yaml")
    let answer = try await ListProcProgram.shell(
      """
      ln -s list.yaml link
      i=0; while [ $i -lt 50 ]; do
        { "$listproc" \(command); echo $? >>statuses; } &
        i=$((i + 1))
      done
      wait; sort -u statuses; rm statuses link
      """, in: scratch)
    #expect(answer.messages == "")
    #expect(answer.standardOutput == Array("0\n".utf8))
    #expect(try scratch.files() == ["list.yaml": Array(Self.list([50]).utf8)])
  }

  @Test("runs on several files in different orders do not wait for each other for ever")
  func severalFilesInAnyOrder() async throws {
    let scratch = try ScratchDirectory()
    for name in ["a", "b", "c"] { try scratch.write(Self.list(0..<31), to: name) }
    let answer = try await ListProcProgram.shell(
      """
      edit() { timeout 60 "$listproc" apply -i -e "delete-row: title:row $1" $2 $3 $4 || echo $?; }
      i=0; while [ $i -lt 30 ]; do
        edit $i a b c & edit $((i + 1)) c b a & edit $((i + 2)) b c a &
        i=$((i + 3))
      done
      wait
      """, in: scratch)
    #expect(answer.messages == "" && answer.standardOutput.isEmpty)
    let expected = Array(Self.list([30]).utf8)
    #expect(try scratch.files() == ["a": expected, "b": expected, "c": expected])
  }

  @Test("who reads meanwhile sees the old list or the new one")
  func readers() async throws {
    let scratch = try ScratchDirectory()
    try scratch.write(Self.list(0..<2000), to: "list.yaml")
    let answer = try await ListProcProgram.shell(
      """
      { for i in 0 1 2 3 4 5 6 7 8 9; do
        "$listproc" apply -i -e "delete-row: title:row $i" list.yaml || echo $?; done; touch done; } &
      until [ -e done ]; do "$listproc" check list.yaml || echo $?; done
      rm done
      """, in: scratch)
    #expect(answer.messages == "" && answer.standardOutput.isEmpty)
    #expect(try scratch.files() == ["list.yaml": Array(Self.list(10..<2000).utf8)])
  }
}
