import Testing

/// `check --base-ref`, in git repositories that the tests make; and the example of a pull request.
@Suite struct PullRequestTests {
  private static let commit =
    "git add -A && git -c user.name=a -c user.email=a@example.com commit -q -m change"

  /// A repository whose only commit has the example's list, in `site/`.
  private static func repository() async throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    for name in ["list.yaml", "check.sh"] {
      try scratch.write(
        try Repository.text("examples/pull-request/\(name)"), to: "site/\(name)")
    }
    for name in ["refused", "accepted"] {
      try scratch.write(
        try Repository.text("examples/pull-request/\(name).patch"), to: "\(name).patch")
    }
    let answer = try await ListProcProgram.shell("git init -q . && \(commit)", in: scratch)
    try #require(answer.status == 0, "\(answer.messages)")
    return scratch
  }

  @Test func `a pull request that breaks the rules is refused with every reason`() async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      "cd site && patch -s -p1 < ../refused.patch && \(Self.commit) && sh check.sh HEAD^",
      in: scratch)
    let expected = try Repository.text("examples/pull-request/refused.messages")
    #expect(answer.messages == expected.replacing("HEAD:", with: "HEAD^:"))
    #expect(answer.status == 1)
  }

  @Test func `one that keeps to them is accepted`() async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      "cd site && patch -s -p1 < ../accepted.patch && \(Self.commit) && sh check.sh HEAD^",
      in: scratch)
    #expect(answer.messages == "")
    #expect(answer.status == 0)
  }

  @Test func `the accepted change is the script that stands beside it`() async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      """
      cd site && patch -s -p1 < ../accepted.patch
      git show HEAD:./list.yaml | "$listproc" diff - list.yaml
      """, in: scratch)
    let script = try Repository.text("examples/pull-request/accepted.yaml")
    let printed = String(decoding: answer.standardOutput, as: UTF8.self)
    #expect(script.hasSuffix("\n" + printed))
    #expect(answer.status == 1)
  }

  @Test func `files are found from whatever folder, whatever their names`() async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      """
      (cd site && patch -s -p1 < ../refused.patch)
      "$listproc" check --base-ref HEAD site/list.yaml 2>&1 | sort > one
      (cd site && "$listproc" check --base-ref HEAD "$PWD/list.yaml") 2>&1 | sort > two
      cp site/list.yaml ./-x && "$listproc" check --base-ref HEAD -- -x
      grep -c '^HEAD:site/list.yaml:' one && grep -c "^HEAD:$PWD/site/list.yaml:" two
      """, in: scratch)
    #expect(answer.messages == "")
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == "5\n5\n")
  }

  @Test func `a list that is new is checked alone`() async throws {
    let scratch = try await Self.repository()
    try scratch.write("sections: [{rows: [a]}]\n", to: "site/new.yaml")
    try scratch.write("sections: 1\n", to: "other/bad.yaml")
    let answer = try await ListProcProgram.run(
      ["check", "--base-ref", "HEAD", "site/new.yaml", "other/bad.yaml"], in: scratch)
    #expect(
      answer.messages == "other/bad.yaml:1:11: error: 'sections' is a sequence [wrong-type]\n")
    #expect(answer.status == 1)
  }

  @Test func `a list that was renamed has its base by the old path`() async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      """
      sed 's/- Imprint/- Impressum/' site/list.yaml > list.yaml && rm -r site
      "$listproc" check --base-ref HEAD --base-path site/list.yaml list.yaml
      """, in: scratch)
    #expect(
      answer.messages == """
        list.yaml:19:9: error: the mode of section 1 is 'sort'; entries are moved, not reworded \
        [mode-forbids-edit]
        HEAD:site/list.yaml:16:11: note: mode declared here

        """)
    #expect(answer.status == 1)
  }

  @Test(arguments: [
    (
      "--base-ref nowhere site/list.yaml",
      "git knows no revision 'nowhere' here: Needed a single revision"
    ),
    (
      "--base-ref HEAD --base-path none.yaml site/list.yaml", "there is no 'none.yaml' in 'HEAD'"
    ),
    ("--base-ref HEAD none.yaml", "cannot read 'none.yaml': No such file or directory"),
  ])
  func `what is not there is named`(arguments: String, message: String) async throws {
    let scratch = try await Self.repository()
    let answer = try await ListProcProgram.shell(
      "\"$listproc\" check \(arguments)", in: scratch)
    #expect(answer.messages == "listproc: error: \(message) [cannot-read]\n")
    #expect(answer.status == 2)
  }

  /// A repository in which `.listproc.yaml` says how a menu is read and that its first row stays.
  private static func menu() async throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    try scratch.write(
      "files:\n  \"**/mkdocs.yml\": {layout: mkdocs, mode: sort, pinned: {first: 1}}\n",
      to: ".listproc.yaml")
    try scratch.write("nav:\n  - A: a.md\n  - B: b.md\n  - C: c.md\n", to: "docs/en/mkdocs.yml")
    let answer = try await ListProcProgram.shell("git init -q . && \(commit)", in: scratch)
    try #require(answer.status == 0, "\(answer.messages)")
    return scratch
  }

  @Test func `the rules that a configuration had are those that judge`() async throws {
    let scratch = try await Self.menu()
    let answer = try await ListProcProgram.shell(
      """
      sed -i 's/mode: sort, //' .listproc.yaml && cd docs/en && sed -i 2d mkdocs.yml
      "$listproc" check --base-ref HEAD mkdocs.yml 2>&1 | sed "s|$(cd ../.. && pwd)/||"
      "$listproc" check --base-ref HEAD --allow-rules-change ../en/mkdocs.yml 2> /dev/null; echo $?
      """, in: scratch)
    #expect(
      String(decoding: answer.standardOutput, as: UTF8.self) == """
        HEAD:mkdocs.yml:2:5: error: the mode of the document is 'sort'; entries are moved, not deleted \
        [mode-forbids-delete]
        HEAD:../../.listproc.yaml:2:43: note: mode declared here
        HEAD:mkdocs.yml:2:5: note: besides: row 'A' is pinned at index 0; pinned rows cannot be deleted \
        (row-pinned)
        HEAD:../../.listproc.yaml:2:43: error: the document's 'mode' rules what may be changed, and may not \
        change itself [rules-changed]
        1

        """)
  }

  @Test func `a configuration that comes is a change of rules, and reads the old list too`()
    async throws
  {
    let scratch = try await Self.menu()
    let answer = try await ListProcProgram.shell(
      """
      cp .listproc.yaml saved && git rm -q .listproc.yaml && git mv docs web && \(Self.commit)
      mv saved .listproc.yaml && sed -i 4d web/en/mkdocs.yml
      "$listproc" check --base-ref HEAD web/en/mkdocs.yml; echo $?
      "$listproc" check --base-ref HEAD --allow-rules-change web/en/mkdocs.yml; echo $?
      """, in: scratch)
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == "1\n0\n")
    #expect(
      answer.messages == """
        .listproc.yaml:2:43: error: the document's 'mode' rules what may be changed, and may not change \
        itself [rules-changed]
        .listproc.yaml:2:57: error: the document's 'pinned' rules what may be changed, and may not change \
        itself [rules-changed]

        """)
  }

  @Test func `a list that moved is judged by the configuration of its old path`() async throws {
    let scratch = try await Self.menu()
    let answer = try await ListProcProgram.shell(
      """
      mkdir new && git mv docs/en/mkdocs.yml new/ && sed -i 2d new/mkdocs.yml && cd new
      "$listproc" check --base-ref HEAD --base-path ../docs/en/mkdocs.yml mkdocs.yml
      """, in: scratch)
    #expect(
      answer.messages == """
        HEAD:../docs/en/mkdocs.yml:2:5: error: the mode of the document is 'sort'; entries are moved, not \
        deleted [mode-forbids-delete]
        HEAD:../.listproc.yaml:2:43: note: mode declared here
        HEAD:../docs/en/mkdocs.yml:2:5: note: besides: row 'A' is pinned at index 0; pinned rows cannot be \
        deleted (row-pinned)

        """)
    #expect(answer.status == 1)
  }

  @Test func `outside of a repository, or without git, that is said`() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      "$listproc" check --base-ref HEAD list.yaml; echo $?
      PATH=/nonexistent; "$listproc" check --base-ref HEAD list.yaml; echo $?
      """, in: scratch)
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == "2\n2\n")
    let lines = answer.messages.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix(
        "listproc: error: git knows no revision 'HEAD' here: not a git repository") == true)
    #expect(
      lines.last.map(String.init)
        == "listproc: error: cannot read 'HEAD:list.yaml': git: No such file or directory "
        + "[cannot-read]")
  }
}
