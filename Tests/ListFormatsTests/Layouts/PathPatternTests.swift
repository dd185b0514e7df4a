import ListFormats
import Testing

/// The patterns of `.listproc.yaml`.
struct PathPatternTests {
  @Test(
    "a path fits a pattern",
    arguments: [
      ("mkdocs.yml", "mkdocs.yml"), ("mkdocs.yml", "docs/mkdocs.yml"), ("*.yml", "a/b/c.yml"),
      ("data/*.yaml", "data/x.yaml"), ("data/**/*.yaml", "data/x.yaml"),
      ("data/**/*.yaml", "data/a/b/x.yaml"), ("data/**", "data/a/b"), ("**/x.yaml", "x.yaml"),
      ("/x.yaml", "x.yaml"), ("./a/x.yaml", "a/x.yaml"), ("l[a-c]b?l.yml", "label.yml"),
      ("[!a]x", "bx"), ("x.{yml,yaml}", "x.yaml"), ("{a,{b,c}}.yml", "c.yml"), ("a\\*", "a*"),
      ("[", "["), ("**", "a/b/c"), ("a/**/b", "a/b"),
    ])
  func fits(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(
    "a path does not fit a pattern",
    arguments: [
      ("mkdocs.yml", "mkdocs.yaml"), ("data/*.yaml", "data/a/x.yaml"), ("data/*.yaml", "x.yaml"),
      ("/x.yaml", "a/x.yaml"), ("a?c", "a/c"), ("[!a]x", "ax"), ("[!a]x", "/x"),
      ("x.{yml,yaml}", "x.json"), ("a\\*", "ab"), ("a/**/b", "a/xb"), ("", "a"),
    ])
  func doesNotFit(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test("a pattern of many stars takes no longer than the path times the pattern")
  func isLinear() {
    let pattern = PathPattern(String(repeating: "*a", count: 500) + "/b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
