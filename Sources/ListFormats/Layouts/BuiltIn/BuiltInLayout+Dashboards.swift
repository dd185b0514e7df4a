/// Catalogues, dashboards, and navigation.
extension BuiltInLayout {
  static let landscape = BuiltInLayout(
    "landscape", "the catalogue of a landscape (landscape.yml)",
    text: """
      layout:
        at: landscape
        levels: [{title: name, rows: subcategories}, {title: name, rows: items}]
        row: {title: name}
      """,
    example: """
      landscape:
        - category:
          name: Observability
          subcategories:
            - subcategory:
              name: Monitoring
              items:
                - item:
                  name: Kestrel
                  homepage_url: https://kestrel.example
                - item:
                  name: Wren
                  homepage_url: https://wren.example
      """)

  static let homer = BuiltInLayout(
    "homer", "the dashboard of Homer (config.yml)",
    text: """
      layout:
        at: services
        levels: [{title: name, rows: items}]
        row: {title: name}
      """,
    example: """
      title: Home
      services:
        - name: Media
          items:
            - name: Films
              url: http://films.example
            - name: Music
              url: http://music.example
      """)

  static let dashy = BuiltInLayout(
    "dashy", "the dashboard of Dashy (conf.yml)",
    text: """
      layout:
        at: sections
        levels: [{title: name, rows: items}]
        row: {title: title}
      """,
    example: """
      pageInfo: {title: Home}
      sections:
        - name: Network
          items:
            - title: Router
              url: http://router.example
            - title: Filter
              url: http://filter.example
      """)

  static let homepage = BuiltInLayout(
    "homepage", "services and bookmarks of Homepage (services.yaml, bookmarks.yaml)",
    text: """
      layout:
        levels: [{title: $key, rows: $value}]
        row: {title: $key}
      """,
    example: """
      - Media:
          - Films:
              href: http://films.example
          - Music:
              href: http://music.example
      """)

  static let mkdocs = BuiltInLayout(
    "mkdocs", "the navigation of MkDocs (mkdocs.yml)",
    text: """
      layout:
        at: nav
        levels: []
        row: {title: [$key, $self]}
        nest: $value
      """,
    example: """
      site_name: Handbook
      nav:
        - Overview: index.md
        - Guides:
            - Install: guides/install.md
            - Upgrade: guides/upgrade.md
        - changelog.md
      """)

  static let toc = BuiltInLayout(
    "toc", "a table of contents of DocFX (toc.yml)",
    text: """
      layout:
        at: [items, '']
        levels: []
        row: {title: [name, href, uid]}
        nest: items
      """,
    example: """
      - name: Overview
        href: index.md
      - name: Guides
        items:
          - name: Install
            href: install.md
          - href: upgrade.md
      """)

  static let jupyterBook = BuiltInLayout(
    "jupyter-book", "the parts of a Jupyter Book (_toc.yml)",
    text: """
      layout:
        at: parts
        levels: [{title: caption, rows: chapters}]
        row: {title: [title, file, url, glob]}
        nest: sections
      """,
    example: """
      format: jb-book
      root: intro
      parts:
        - caption: Basics
          chapters:
            - file: basics/start
              sections:
                - file: basics/first-steps
            - file: basics/next
      """)
}
