import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct NodePropertiesTests {
  /// Each node with an anchor or a tag: both, the text up to their end, and the content.
  static func shown(_ yaml: String) throws -> [String] {
    let tree = try TreeSketch.tree(of: yaml)
    return tree.allProperties.map { properties in
      let start = tree.range(of: properties.node).lowerBound
      let text = TreeSketch.visible(start..<properties.endOffset, of: tree)
      let content = TreeSketch.visible(tree.contentRange(of: properties.node), of: tree)
      return "\(properties.anchor ?? "–") \(properties.tag ?? "–") «\(text)» «\(content)»"
    }
  }

  @Test(arguments: [
    ("&a b\n", ["a – «&a» «b»"]),
    ("!t   b # c\n", ["– !t «!t» «b»"]),
    ("- &a-b_1 !!str 'c'\n", ["a-b_1 tag:yaml.org,2002:str «&a-b_1 !!str» «'c'»"]),
    ("- !!str &a \"c\"\n", ["a tag:yaml.org,2002:str «!!str &a» «\"c\"»"]),
    ("- ! b\n", ["– ! «!» «b»"]),
    ("- !<x,[y]> b\n", ["– x,[y] «!<x,[y]>» «b»"]),
    ("%TAG !e! tag:e,\n--- !e!f%21 b\n", ["– tag:e,f! «!e!f%21» «b»"]),
    ("- &a # c\n  !t\n  # d\n  b\n", ["a !t «&a # c␊  !t» «b»"]),
    ("- &a\u{85}  !t\u{2028}  b\n", ["a !t «&a␤  !t» «b»"]),
    (
      "[&a b, !t c, &d , !u , e]\n",
      ["a – «&a» «b»", "– !t «!t» «c»", "d – «&d» «»", "– !u «!u» «»"]
    ),
    ("&a [b]\n", ["a – «&a» «[b]»"]),
    ("a: &b !t {c: d}\n", ["b !t «&b !t» «{c: d}»"]),
    ("a: &b # c\n  - d\n", ["b – «&b» «- d»"]),
    ("a: &b !t\n  c: d\n", ["b !t «&b !t» «c: d»"]),
    ("a: !t |+\n  b\n\n", ["– !t «!t» «|+␊  b␊»"]),
  ])
  func `an anchor and a tag end before the content`(yaml: String, expected: [String]) throws {
    #expect(try Self.shown(yaml) == expected)
  }

  @Test(arguments: [
    ("&a b: c\n", ["a – «&a» «b»"]),
    ("- &a b: c\n", ["a – «&a» «b»"]),
    ("[&a b: c]\n", ["a – «&a» «b»"]),
    ("&m\n&k a: b\n", ["m – «&m» «&k a: b»", "k – «&k» «a»"]),
    ("a: !m\n  &k b: c\n", ["– !m «!m» «&k b: c»", "k – «&k» «b»"]),
    ("&m !t\n!u &k a: b\n", ["m !t «&m !t» «!u &k a: b»", "k !u «!u &k» «a»"]),
    ("a: &e\n&k b: c\n", ["e – «&e» «»", "k – «&k» «b»"]),
    ("? &e\n&k b: c\n", ["e – «&e» «»", "k – «&k» «b»"]),
    ("&e: c\n", ["e – «&e» «»"]),
    ("- &e\n- !t\n", ["e – «&e» «»", "– !t «!t» «»"]),
  ])
  func `properties of a mapping, of its first key and of absent nodes are told apart`(
    yaml: String, expected: [String]
  ) throws {
    #expect(try Self.shown(yaml) == expected)
  }

  @Test func `nodes without properties have none, and all of them as content`() throws {
    let tree = try TreeSketch.tree(of: "&a b: [!t c, d]\n")
    let withProperties = Set(tree.allProperties.map(\.node))
    #expect(withProperties.count == 2)
    for number in 0..<UInt32(tree.nodeCount) {
      let node = NodeID(number)
      let properties = tree.properties(of: node)
      #expect((properties != nil) == withProperties.contains(node))
      #expect(properties != nil || tree.contentRange(of: node) == tree.range(of: node))
    }
  }

  @Test func `the last node before an offset is the last that starts before it`() throws {
    let tree = try TreeSketch.tree(of: "- &a [b, {c: }]\n- \n- é: |\n    d\n--- e\n")
    for offset in 0...tree.source.bytes.count {
      let expected = (0..<UInt32(tree.nodeCount)).map(NodeID.init).last {
        tree.range(of: $0).lowerBound < offset
      }
      #expect(tree.lastNode(before: offset) == expected)
    }
  }
}
