extension BuiltInLayout {
  /// All of them, the more particular ones first: the order in which they are suggested.
  package static let all: [BuiltInLayout] = [
    landscape, homer, dashy, prometheusRules, preCommit, githubWorkflow, releaseDrafter,
    openapiTags, ownersAliases, teams, compose, changelog, mkdocs, jupyterBook, toc, homepage,
    labels, flat,
  ]
}
