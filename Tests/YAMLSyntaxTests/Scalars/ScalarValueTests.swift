import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct ScalarValueTests {
  @Test(arguments: [
    "0", "-0", "7", "-12", "10", "1.5", "-0.25", "1e3", "1E+30", "2.50e-07", "1e400",
    "123456789012345678901234567890", "0.1000000000000000055511151231257827",
  ])
  func `a number of JSON stays as it is spelled`(scalar: String) throws {
    #expect(try value(scalar) == number(scalar))
  }

  @Test(arguments: [
    (".5", "0.5"), ("-.5", "-0.5"), ("+.5", "0.5"), ("+1", "1"), ("+0", "0"), ("1.", "1"),
    ("-1.", "-1"), ("+1.5", "1.5"), ("1.e3", "1e3"), (".5E2", "0.5E2"), ("+1e-2", "1e-2"),
    ("+10.", "10"), ("0.", "0"), ("-0.", "-0"),
  ])
  func `other decimal numbers are spelled as JSON has them`(scalar: String, spelling: String)
    throws
  {
    #expect(try value(scalar) == number(spelling))
  }

  @Test(arguments: [
    ("0x1F", "31"), ("0xff", "255"), ("0o17", "15"), ("0x0", "0"), ("0o0", "0"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"), ("0x0000000000000000000001", "1"),
    ("0o1777777777777777777777", "18446744073709551615"),
  ])
  func `hexadecimal and octal integers are written in decimal`(scalar: String, spelling: String)
    throws
  {
    #expect(try value(scalar) == number(spelling))
  }

  @Test(arguments: [
    "0640", "00", "-01", "+01", "01.5", "00.5", "01e2", "1_000", "12:30", "2026-11-30", "NO", "no",
    "yes", "on", "y", ".inf", "-.INF", ".nan", ".", "+", "-.", "+.", ".e1", "1e", "1e+",
    "1e5.0", "1.2.3", "0x", "0o", "0X1F", "0x1G", "0o8", "-0x1F", "+0x1F", "0x1.8", "0b1",
    "0x10000000000000000", "0o2000000000000000000000", "1,5", "5 apples", "--1", "+-1", "tRUE",
    "nULL", "nil", "~~", "trues", "\u{FF11}",
  ])
  func `all other plain scalars are text`(scalar: String) throws {
    #expect(try value(scalar) == .string)
  }

  @Test(arguments: [
    ("true", ScalarValue.boolean(true)), ("True", .boolean(true)), ("TRUE", .boolean(true)),
    ("false", .boolean(false)), ("False", .boolean(false)), ("FALSE", .boolean(false)),
    ("null", .null), ("Null", .null), ("NULL", .null), ("~", .null), ("", .null),
  ])
  func `booleans and null have the spellings of the core schema`(
    scalar: String, expected: ScalarValue
  ) throws {
    #expect(try value(scalar) == expected)
  }

  @Test(arguments: ["'5'", "\"true\"", "''", "|\n  5\n", ">-\n  null\n", "\"\\u0035\""])
  func `quoted and block scalars are text`(scalar: String) throws {
    #expect(try value(scalar) == .string)
  }

  @Test(arguments: [
    ("!!str 5", ScalarValue.string), ("!!str true", .string), ("!!str", .string), ("! 5", .string),
    ("!<tag:yaml.org,2002:str> null", .string), ("!!bool \"true\"", .boolean(true)),
    ("!!bool yes", .string), ("!!null ''", .null), ("!!null", .null), ("!!null x", .string),
    ("!!int '31'", number("31")), ("!!int 0x1F", number("31")), ("!!int +3", number("3")),
    ("!!int 1.0", .string), ("!!int 1e3", .string), ("!!int 0640", .string),
    ("!!int true", .string),
    ("!!float 1", number("1")), ("!!float \".5\"", number("0.5")), ("!!float 0x1F", .string),
    ("!!float .inf", .string),
  ])
  func `a tag of the core schema decides, unless the content does not fit`(
    scalar: String, expected: ScalarValue
  ) throws {
    #expect(try value(scalar) == expected)
  }

  @Test(arguments: [
    ("!color 5", number("5")), ("!color '5'", ScalarValue.string), ("!color", .null),
    ("!!timestamp 2026-11-30", .string), ("!!seq true", .boolean(true)),
  ])
  func `other tags say nothing`(scalar: String, expected: ScalarValue) throws {
    #expect(try value(scalar) == expected)
  }

  @Test func `an alias means what the scalar means that it names`() throws {
    let tree = try SyntaxTree(
      parsing: SourceText(name: "test", bytes: Array("[&a 0x10, *a]".utf8)))
    #expect(tree.value(of: NodeID(2)) == number("16"))
  }
}

private func number(_ spelling: String) -> ScalarValue {
  .number(Array(spelling.utf8)[...])
}

private func value(_ scalar: String) throws -> ScalarValue {
  let text = SourceText(name: "test", bytes: Array("- \(scalar)\n".utf8))
  return try SyntaxTree(parsing: text).value(of: NodeID(1))
}
