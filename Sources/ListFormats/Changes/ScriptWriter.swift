internal import YAMLSyntax

/// Writes scripts (SPEC §2).
enum ScriptWriter {
  /// A script in YAML.
  ///
  /// - Complexity: O(*n*) in its length.
  static func yaml(_ operations: [WrittenOperation]) -> [UInt8] {
    guard !operations.isEmpty else { return Array("[]\n".utf8) }
    var text: [UInt8] = []
    for operation in operations {
      text += Array("- \(operation.name.rawValue):".utf8)
      switch operation.value {
      case .mapping(let pairs) where operation.value.hasLines:
        for (key, value) in pairs {
          text += Array("\n    \(key): ".utf8)
          if case .lines(let lines) = value {
            text += block(lines, indentation: 6)
          } else {
            append(value, inFlow: false, to: &text)
          }
        }
      default:
        text.append(.space)
        append(operation.value, inFlow: false, to: &text)
      }
      text.append(.lineFeed)
    }
    return text
  }

  /// A script in JSON.
  ///
  /// - Complexity: O(*n*) in its length.
  static func json(_ operations: [WrittenOperation]) -> [UInt8] {
    var json = JSONWriter(isCompact: false)
    json.beginArray()
    for operation in operations {
      json.beginObject()
      json.key(operation.name.rawValue)
      append(operation.value, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endLine()
    return json.buffer
  }

  // MARK: YAML

  private static func append(_ value: ScriptValue, inFlow: Bool, to text: inout [UInt8]) {
    switch value {
    case .index(let index): text += Array(String(index).utf8)
    case .text(let string): text += scalar(string, inFlow: inFlow)
    case .nothing: break
    case .lines(let lines): text += ScalarWriter.doubleQuoted(lines[...])
    case .mapping(let pairs):
      text.append(UInt8(ascii: "{"))
      for (position, pair) in pairs.enumerated() {
        if position > 0 { text += Array(", ".utf8) }
        text += Array("\(pair.key): ".utf8)
        append(pair.value, inFlow: true, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func scalar(_ string: String, inFlow: Bool) -> [UInt8] {
    // libyaml takes no plain scalar of more than 1,024 characters for a key; values are free.
    ScalarWriter.text(
      Array(string.utf8)[...], mayLookTyped: false, inFlow: inFlow, prefersSingleQuotes: false)
  }

  /// Lines as a literal block scalar where that keeps them, else in double quotes.
  private static func block(_ lines: [UInt8], indentation: Int) -> [UInt8] {
    guard lines.last == .lineFeed, let first = lines.first, first != .lineFeed,
      lines.count == 1 || lines[lines.count - 2] != .lineFeed
    else { return ScalarWriter.doubleQuoted(lines[...]) }
    var text = Array(first == .space ? "|2".utf8 : "|".utf8)
    for line in lines.dropLast().split(separator: .lineFeed, omittingEmptySubsequences: false) {
      guard ScalarWriter.singleQuoted(line) != nil else {
        return ScalarWriter.doubleQuoted(lines[...])
      }
      text.append(.lineFeed)
      if !line.isEmpty { text += [UInt8](repeating: .space, count: indentation) + line }
    }
    return text
  }

  // MARK: JSON

  private static func append(_ value: ScriptValue, to json: inout JSONWriter) {
    switch value {
    case .index(let index): json.integer(index)
    case .text(let string): json.string(string)
    case .nothing: json.null()
    case .lines(let lines): json.string(String(decoding: lines, as: UTF8.self))
    case .mapping(let pairs):
      json.beginObject()
      for (key, value) in pairs {
        json.key(key)
        append(value, to: &json)
      }
      json.endObject()
    }
  }
}
