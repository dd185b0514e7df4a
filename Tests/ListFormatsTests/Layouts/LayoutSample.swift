import ListFormats
import SourceDiagnostics
import YAMLSyntax

/// A list in a shape of its own, with entries that fit into it.
struct LayoutSample: Sendable, CustomStringConvertible {
  let description: String
  let layout: String
  let text: String
  /// Rows as a script gives them: values in flow style, and texts.
  let rows: [String]
  let rowTexts: [String]
  /// Sections of each level, as values.
  let sections: [[String]]

  init(
    _ description: String, layout: String, rows: [String], rowTexts: [String],
    sections: [[String]] = [], _ text: String
  ) {
    self.description = description
    self.layout = layout
    self.text = text
    self.rows = rows
    self.rowTexts = rowTexts
    self.sections = sections
  }

  /// The text through its layout.
  func file(isCRLF: Bool = false) throws -> CorpusFile {
    let text =
      isCRLF
      ? text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n") : text
    let shape: [UInt8]
    if layout.hasPrefix("layout:") {
      shape = Array(layout.utf8)
    } else {
      shape = Array((BuiltInLayout.all.first { $0.name == layout }?.text ?? "").utf8)
    }
    return try CorpusFile(name: description, bytes: Array(text.utf8), layout: shape)
  }

  static let all = [
    LayoutSample(
      "navigation", layout: "mkdocs",
      rows: [
        "new.md", "{New: new.md}", "{Group: [a.md, {B: b.md}]}", "{Deep: [{Deeper: [x.md]}]}",
      ],
      rowTexts: [
        "# why\n- New: new.md  # beside\n", "- Group:\n    - a.md\n    # of b\n    - B: b.md\n",
        "- |\n  text.md\n",
      ],
      """
      site_name: Handbook
      nav:
        # first
        - Overview: index.md
        - Guides:
            - Install: guides/install.md  # now

            - Upgrade: guides/upgrade.md
        - Empty: []
        - Flow: [a.md, {B: b.md}, {C: [d.md]}]
        - changelog.md
      theme: plain

      """),
    LayoutSample(
      "table of contents", layout: "toc",
      rows: [
        "{name: New}", "{name: Group, items: [{name: a}, {href: b}]}", "{name: Bare, items: []}",
      ],
      rowTexts: [
        "- name: New\n  # inside\n  href: x\n", "-\n  name: Own\n  items:\n  - name: a\n",
      ],
      """
      # the file's
      - name: Overview
        href: index.md

      - name: Guides
        items:
        - name: Install

        # of upgrade
        - name: Upgrade
          items: [{name: x}, {name: y}]

      - name: Last
        items:

      """),
    LayoutSample(
      "book", layout: "jupyter-book",
      rows: ["{file: new}", "{file: group, sections: [{file: a}, {file: b}]}"],
      rowTexts: ["- file: text  # c\n  sections:\n    - file: d\n"],
      sections: [["{caption: New, chapters: [{file: a}]}", "{caption: None}", "{chapters: []}"]],
      """
      format: jb-book
      parts:
      - caption: Basics
        chapters:
        - file: start
          sections:
          - file: first
        - file: next
      # of more
      - caption: More
        chapters: []
      - numbered: true
        chapters:
          - file: other

      """),
    LayoutSample(
      "catalogue", layout: "landscape",
      rows: ["{item: null, name: New}", "{name: 'a: b', url: https://x.example}"],
      rowTexts: ["- item:\n  name: Text  # c\n  about: |\n    lines\n\n    more\n"],
      sections: [
        [
          "{category: null, name: New, subcategories: [{name: Sub, items: [{name: a}]}]}",
          "{name: Bare}",
        ],
        [
          "{name: Sub, items: []}",
          "{subcategory: null, name: Full, items: [{name: a}, {name: b}]}",
        ],
      ],
      """
      landscape:
        - category:
          name: One
          subcategories:
            - subcategory:
              name: A
              items:
                - item:
                  name: x
                - item:
                  name: y  # beside

                # of z
                - item:
                  name: z
            - subcategory:
              name: B
              items:
        - category:
          name: Two
          subcategories: []

        - {category: null, name: Three, subcategories: [{name: C, items: [{name: w}]}]}

      """),
    LayoutSample(
      "services", layout: "homepage",
      rows: ["{New: {href: x}}", "{Two: {a: 1, b: 2}}", "plain"],
      rowTexts: ["- New:\n    href: y  # c\n"],
      sections: [["{Group: [{A: {href: a}}]}", "{None: []}", "{Null: }"]],
      """
      ---
      # For configuration options
      - Media:
          - Films:
              href: http://films.example
          - Music:
              href: http://music.example

      - Tools:
          # of wiki
          - Wiki:
              href: w

      - None:

      """),
    LayoutSample(
      "workflow", layout: "github-workflow",
      rows: ["{run: make}", "{name: Test, run: 'make test', id: t}"],
      rowTexts: ["- run: |\n    make\n    make test\n  # end\n"],
      sections: [["{new: {runs-on: x, steps: [{run: a}]}}", "{none: {needs: y}}"]],
      """
      on: push
      jobs:
        build:
          runs-on: mac
          steps:
            - uses: actions/checkout@v4
            - name: Build
              run: |
                make

        # second
        test:
          steps:
          - run: make test

      """),
    LayoutSample(
      "services of a mapping", layout: "compose",
      rows: ["{new: {image: x}}", "{null-valued: null}", "{list: [1, 2]}"],
      rowTexts: ["# c\ntext:\n  image: y  # d\n", "- dashed: {image: z}\n"],
      """
      services:
        web:
          image: nginx

        # keeps
        cache:
          image: redis
          # end

        bare:

      """),
    LayoutSample(
      "teams", layout: "teams", rows: ["new", "'two words'", "[odd]"],
      rowTexts: ["- text  # c\n", "# above\n- |\n  block\n"],
      sections: [["{new: {members: [a, b]}}", "{bare: {about: x}}"]],
      """
      teams:
        docs:
          about: Writes
          members:
            - farid  # lead
            - hana
        release:
          members: []
        flow: {members: [ada, bo]}

      """),
    LayoutSample(
      "rules", layout: "layout: {keys: [a, b, c, d], row: {title: $self}}",
      rows: ["new", "'x: y'"], rowTexts: ["- text  # c\n"], sections: [["{d: [p, q]}", "{c: []}"]],
      """
      # the file's

      # of a
      a:
        - one
        - two

      other: [1]

      b: [three, four]  # beside

      last: true

      """),
    LayoutSample(
      "a star", layout: "layout: {at: jobs.*.steps, row: {title: [name, $self]}}",
      rows: ["new", "{name: n, run: x}"], rowTexts: ["- text\n"],
      sections: [["{new: {steps: [a]}}", "{more: {x: 1, steps: [{name: b}]}}"]],
      """
      jobs:
        one:
          steps:
            - a
        shared:
          uses: x
        two: {steps: [b, c]}

      """),
    LayoutSample(
      "lists of lists", layout: "layout: {levels: [{title: null, rows: ''}], row: {title: $self}}",
      rows: ["new", "'two words'"], rowTexts: ["- text  # c\n"], sections: [["[a, b]", "[]"]],
      """
      - [ada, bo]
      -
        # of cy
        - cy
        - dee
      - - eve
        - finn

      """),
    LayoutSample(
      "labels in brackets", layout: "labels", rows: ["{name: new, color: fff}"],
      rowTexts: ["- name: text\n  color: eee\n", "- {name: flow}\n"],
      "[{name: bug}, {name: question, color: aaa},\n {name: later}]\n"),
    LayoutSample(
      "JSON",
      layout: "layout: {at: sets, levels: [{title: name, rows: items}], row: {title: label}}",
      rows: ["{label: new}"], rowTexts: ["- label: text\n"],
      sections: [["{name: New, items: [{label: a}]}", "{name: Bare}"]],
      """
      {
        "sets": [
          {"name": "one", "items": [{"label": "x"}, {"label": "y"}]},
          {"name": "two", "items": []}
        ]
      }

      """),
  ]
}
