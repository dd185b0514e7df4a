/// What lies in the repositories of projects.
extension BuiltInLayout {
  static let labels = BuiltInLayout(
    "labels", "a set of issue labels (labels.yml)",
    text: """
      layout:
        levels: []
        row: {title: name}
      """,
    example: """
      - name: bug
        color: d73a4a
      - name: question
        color: d876e3
      """)

  static let prometheusRules = BuiltInLayout(
    "prometheus-rules", "alerting and recording rules of Prometheus",
    text: """
      layout:
        at: groups
        levels: [{title: name, rows: rules}]
        row: {title: [alert, record]}
      """,
    example: """
      groups:
        - name: hosts
          rules:
            - alert: HostDown
              expr: up == 0
            - record: job:up:sum
              expr: sum by (job) (up)
      """)

  static let preCommit = BuiltInLayout(
    "pre-commit", "the hooks of pre-commit (.pre-commit-config.yaml)",
    text: """
      layout:
        at: repos
        levels: [{title: repo, rows: hooks}]
        row: {title: id}
      """,
    example: """
      repos:
        - repo: https://git.example/hooks
          rev: v5.0.0
          hooks:
            - id: trailing-whitespace
            - id: check-yaml
      """)

  static let githubWorkflow = BuiltInLayout(
    "github-workflow", "the jobs of a GitHub workflow, and their steps",
    text: """
      layout:
        at: jobs
        levels: [{title: $key, rows: steps}]
        row: {title: [name, uses, run], id: id}
      """,
    example: """
      on: push
      jobs:
        test:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - name: Test
              run: make test
      """)

  static let releaseDrafter = BuiltInLayout(
    "release-drafter", "the categories of Release Drafter, and their labels",
    text: """
      layout:
        at: categories
        levels: [{title: title, rows: labels}]
        row: {title: $self}
      """,
    example: """
      categories:
        - title: Features
          labels:
            - feature
            - enhancement
        - title: Fixes
          labels: [fix, bug]
      """)

  static let openapiTags = BuiltInLayout(
    "openapi-tags", "the tags of an OpenAPI description",
    text: """
      layout:
        at: tags
        levels: []
        row: {title: name}
      """,
    example: """
      openapi: 3.1.0
      tags:
        - name: pets
          description: Everything about pets
        - name: orders
      """)

  static let ownersAliases = BuiltInLayout(
    "owners-aliases", "groups of reviewers (OWNERS_ALIASES)",
    text: """
      layout:
        at: aliases
        levels: [{title: $key, rows: $value}]
        row: {title: $self}
      """,
    example: """
      aliases:
        docs-reviewers:
          - ada
          - chidi
        release-managers:
          - hana
      """)

  static let teams = BuiltInLayout(
    "teams", "teams and their members",
    text: """
      layout:
        at: teams
        levels: [{title: $key, rows: members}]
        row: {title: $self}
      """,
    example: """
      teams:
        docs:
          description: Writes and reviews
          members:
            - farid
            - hana
        release:
          members: []
      """)

  static let compose = BuiltInLayout(
    "compose", "the services of a Compose file (compose.yaml)",
    text: """
      layout:
        at: services
        levels: []
        row: {title: $key}
      """,
    example: """
      services:
        web:
          image: nginx
        # keeps the sessions
        cache:
          image: redis
      """)

  static let changelog = BuiltInLayout(
    "changelog", "releases and their notes (CHANGELOG.yml)",
    text: """
      layout:
        at: items
        levels: [{title: version, rows: notes}]
        row: {title: title}
      """,
    example: """
      items:
        - version: 2.1.0
          notes:
            - type: feature
              title: Faster start
            - type: bugfix
              title: No crash without a network
      """)

  static let flat = BuiltInLayout(
    "flat", "one list of titles or of mappings with one, with nothing around it",
    text: """
      layout:
        levels: []
        row: {title: [title, name, id, $key, $self], id: id}
      """,
    example: """
      - Apples
      - title: Pears
        id: pears
      """)
}
