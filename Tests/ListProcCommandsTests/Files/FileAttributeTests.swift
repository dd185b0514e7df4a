import CAttributes
import Foundation
import ListProcCommands
import Testing

/// What a file keeps when a new one takes its place (SPEC §7.2).
@Suite struct FileAttributeTests {
  private static let userAttribute = "user.listproc-test"
  private static let accessList = "system.posix_acl_access"
  private static let defaultList = "system.posix_acl_default"

  /// An access list in the kernel's form: owner `rw-`, user 4242 `rw-`, group `---`, mask `rw-`,
  /// others `---`.
  private static let list: [UInt8] =
    [2, 0, 0, 0]
    + [
      (1, 6, -1), (2, 6, 4242), (4, 0, -1), (16, 6, -1), (32, 0, -1),
    ].flatMap { (tag: UInt16, permissions: UInt16, id: Int32) in
      bytes(of: tag) + bytes(of: permissions) + bytes(of: id)
    }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Whether files where the tests work can have an attribute.
  private static func canHave(_ name: String, _ value: [UInt8]) -> Bool {
    guard let scratch = try? ScratchDirectory.withList() else { return false }
    return OpenFile(in: scratch).map { $0.set(name, to: value) } ?? false
  }

  @Test(
    "the permission bits stay, whatever the mask of the process",
    arguments: ["0640", "0600", "0755", "0666", "0444", "4755", "2755", "1644"])
  func permissions(_ mode: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      umask 077; chmod \(mode) list.yaml
      [ -w list.yaml ] || exit 0
      "$listproc" apply -i -e 'delete-row: 0/0' list.yaml && stat -c %04a list.yaml
      """, in: scratch)
    #expect(answer.messages == "" && answer.status == 0)
    let text = String(decoding: answer.standardOutput, as: UTF8.self)
    #expect(text == mode + "\n" || mode == "0444" && text.isEmpty)
  }

  @Test("a new output gets the permissions that new files get")
  func newFile() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      for mask in 022 077 002; do
        umask $mask; "$listproc" apply -o $mask list.yaml && stat -c %a $mask
      done
      """, in: scratch)
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == "644\n600\n664\n")
  }

  @Test(
    "owner and group stay",
    .enabled(if: geteuid() == 0, "only root may give files to others"))
  func owner() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      chown 1234:2345 list.yaml; chmod 6750 list.yaml
      "$listproc" apply -i --backup -e 'delete-row: 0/0' list.yaml
      stat -c '%u:%g %a' list.yaml list.yaml~
      """, in: scratch)
    #expect(
      String(decoding: answer.standardOutput, as: UTF8.self)
        == "1234:2345 6750\n1234:2345 6750\n")
  }

  @Test(
    "where the group cannot be kept, another group gets no rights by that",
    .enabled(if: geteuid() == 0, "only root may give files to others"))
  func groupThatCannotBeKept() throws {
    let scratch = try ScratchDirectory.withList()
    let path = scratch.work.appending(path: "list.yaml").path
    try FileManager.default.setAttributes(
      [.ownerAccountID: 1234, .groupOwnerAccountID: 2345], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o6764], ofItemAtPath: path)
    let system = SystemCalls { $0.kind == .setOwner ? .failure(EPERM) : nil }
    let status = Program(system: system).run(["apply", "-i", "-e", "delete-row: 0/0", path])
    #expect(status == .done)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o744)
  }

  @Test(
    "extended attributes stay",
    .enabled(
      if: canHave(userAttribute, [1]), "files here cannot have extended attributes"))
  func extendedAttributes() async throws {
    let scratch = try ScratchDirectory.withList()
    let value: [UInt8] = [0, 1, 255] + Array(repeating: 7, count: 500)
    #expect(OpenFile(in: scratch)?.set(Self.userAttribute, to: value) == true)
    let answer = try await ListProcProgram.run(
      ["apply", "-i", "--backup", "-e", "delete-row: 0/0", "list.yaml"], in: scratch)
    #expect(answer.status == 0)
    #expect(OpenFile(in: scratch)?.value(of: Self.userAttribute) == value)
    #expect(OpenFile("list.yaml~", in: scratch)?.value(of: Self.userAttribute) == value)
  }

  @Test(
    "an access list stays",
    .enabled(if: canHave(accessList, list), "files here cannot have access lists"))
  func accessListStays() async throws {
    let scratch = try ScratchDirectory.withList()
    #expect(OpenFile(in: scratch)?.set(Self.accessList, to: Self.list) == true)
    let answer = try await ListProcProgram.run(
      ["apply", "-i", "-e", "delete-row: 0/0", "list.yaml"], in: scratch)
    #expect(answer.status == 0)
    #expect(OpenFile(in: scratch)?.value(of: Self.accessList) == Self.list)
  }

  @Test(
    "where an access list cannot be kept, the group gets no rights by that",
    .enabled(if: canHave(accessList, list), "files here cannot have access lists"))
  func accessListThatCannotBeKept() throws {
    let scratch = try ScratchDirectory.withList()
    #expect(OpenFile(in: scratch)?.set(Self.accessList, to: Self.list) == true)
    let path = scratch.work.appending(path: "list.yaml").path
    let system = SystemCalls { $0.kind == .setAttribute ? .failure(ENOTSUP) : nil }
    let status = Program(system: system).run(["apply", "-i", "-e", "delete-row: 0/0", path])
    #expect(status == .done)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(
    "a file without an access list gets none from its directory",
    .enabled(if: canHave(accessList, list), "files here cannot have access lists"))
  func defaultAccessList() async throws {
    let scratch = try ScratchDirectory.withList()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: scratch.work.appending(path: "list.yaml").path)
    #expect(OpenFile(".", in: scratch)?.set(Self.defaultList, to: Self.list) == true)
    let answer = try await ListProcProgram.shell(
      """
      "$listproc" apply -i -e 'delete-row: 0/0' list.yaml && stat -c %a list.yaml
      """, in: scratch)
    #expect(answer.standardOutput == Array("640\n".utf8))
    #expect(OpenFile(in: scratch)?.value(of: Self.accessList) == nil)
  }

  @Test("a file that is not written keeps its time and its number")
  func unchanged() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      touch -d @1000000000 list.yaml; before="$(stat -c '%i %Y %Z' list.yaml)"
      "$listproc" apply -i --backup -e 'move: {row: 0/0, to: 0}' list.yaml
      "$listproc" apply -o list.yaml -e 'move: {row: 0/0, to: 0}' list.yaml
      "$listproc" apply -i -n -e 'delete-row: 0/0' list.yaml
      "$listproc" apply -i -e 'delete-row: 0/9' list.yaml 2>/dev/null
      [ "$before" = "$(stat -c '%i %Y %Z' list.yaml)" ] && ls
      """, in: scratch)
    #expect(answer.messages == "")
    #expect(answer.standardOutput == Array("list.yaml\n".utf8))
  }

  @Test("another output is always written, and a backup keeps the time of its content")
  func otherOutput() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      cp list.yaml out.yaml; touch -d @1000000000 out.yaml
      "$listproc" apply --backup -o out.yaml list.yaml
      stat -c '%Y' out.yaml~; [ "$(stat -c %Y out.yaml)" -gt 1000000000 ] && echo new
      """, in: scratch)
    #expect(answer.standardOutput == Array("1000000000\nnew\n".utf8))
  }
}

/// An open file, to see and set its extended attributes.
private final class OpenFile {
  private let descriptor: Int32

  init?(_ name: String = "list.yaml", in scratch: borrowing ScratchDirectory) {
    descriptor = unsafe open(scratch.work.appending(path: name).path, O_RDONLY)
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  func set(_ name: String, to value: [UInt8]) -> Bool {
    unsafe value.withUnsafeBytes {
      unsafe fsetxattr(descriptor, name, $0.baseAddress, $0.count, 0) == 0
    }
  }

  func value(of name: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 4096)
    let count = unsafe value.withUnsafeMutableBytes {
      unsafe fgetxattr(descriptor, name, $0.baseAddress, $0.count)
    }
    return count < 0 ? nil : Array(value.prefix(count))
  }
}
