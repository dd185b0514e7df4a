internal import CYAML

/// Reads the events of a YAML stream; the only owner of a libyaml parser.
///
/// The parser keeps its own address, so it lives in an allocation of its own. The reader borrows
/// the bytes that it reads and cannot outlive them.
@safe struct EventReader: ~Copyable, ~Escapable {
  /// What an event says.
  enum Kind {
    case streamStart, streamEnd
    case documentStart, documentEnd
    case alias, scalar
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
  }

  private let bytes: Span<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var cursor: CharacterCursor
  private var holdsEvent = false
  /// What libyaml reads instead of the input, if it would refuse that.
  private let patched: PatchedInput?

  /// Creates a reader at the start of a stream.
  ///
  /// - Parameters:
  ///   - bytes: the input, which must live as long as the reader.
  ///   - limits: of which the size is judged here.
  /// - Throws: `SyntaxFailure` with `tooLarge` or `unsupportedEncoding`.
  /// - Complexity: O(*n*): looks whether the input is ASCII, and at its backslashes.
  @_lifetime(copy bytes)
  init(bytes: Span<UInt8>, limits: ParsingLimits) throws(SyntaxFailure) {
    guard bytes.count < limits.sizeLimit else { throw SyntaxFailure(.tooLarge, at: 0..<0) }
    if let name = UnsupportedEncoding.name(of: bytes) {
      throw SyntaxFailure(.unsupportedEncoding(name), at: 0..<0)
    }
    self.bytes = bytes
    cursor = CharacterCursor(bytes: bytes)
    patched = PatchedInput(bytes, cursor: cursor)
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe yaml_parser_initialize(parser)
    // The encoding is left for libyaml to find: told that it is UTF-8, it takes a byte order mark
    // for a character that indents the first line.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let input = unsafe patched?.bytes ?? buffer
      // An empty buffer may have no address, and libyaml aborts on NULL.
      let address = unsafe input.baseAddress ?? UnsafePointer(bitPattern: 1)
      unsafe yaml_parser_set_input_string(parser, address, input.count)
    }
  }

  deinit {
    if holdsEvent { unsafe yaml_event_delete(event) }
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Reads the next event; the one before is gone.
  ///
  /// - Returns: what the event says.
  /// - Throws: `SyntaxFailure` with `syntax` or `badEncoding`.
  /// - Precondition: the end of the stream has not been read.
  mutating func next() throws(SyntaxFailure) -> Kind {
    if holdsEvent {
      try judgeTagDirectives()
      unsafe yaml_event_delete(event)
      holdsEvent = false
    }
    guard unsafe yaml_parser_parse(parser, event) == 1 else { throw failure() }
    holdsEvent = true
    return switch unsafe event.pointee.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: scalar()
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  private func scalar() -> Kind {
    if let patched { unsafe patched.mend(event, from: bytes) }
    return .scalar
  }
}

// MARK: - The current event

extension EventReader {
  /// Whether the event takes up no characters: an absent node, or the end of a block collection.
  var isEmpty: Bool {
    unsafe event.pointee.start_mark.index == event.pointee.end_mark.index
  }

  /// The byte offset at which the event starts. To be asked in the order of the events.
  mutating func startOffset() -> Int {
    cursor.byteOffset(ofCharacter: unsafe event.pointee.start_mark.index, in: bytes)
  }

  /// The byte offset at which the event ends. To be asked after `startOffset`, and not for the
  /// ends of block collections, where libyaml tells the next token's place.
  mutating func endOffset() -> Int {
    cursor.byteOffset(ofCharacter: unsafe event.pointee.end_mark.index, in: bytes)
  }

  /// Whether the document starts or ends with a marker of its own.
  var isExplicitDocumentStart: Bool {
    unsafe event.pointee.data.document_start.implicit == 0
  }

  /// The style of the current scalar.
  var scalarStyle: ScalarStyle {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Whether the sequence that starts is in flow style.
  var isFlowSequence: Bool {
    unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// Whether the mapping that starts is in flow style.
  var isFlowMapping: Bool {
    unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
  }

  /// The content of the current scalar, folded and unescaped.
  var scalarValue: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      let scalar = unsafe event.pointee.data.scalar
      let span = unsafe Span(_unsafeStart: scalar.value, count: scalar.length)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// Whether the content of the current scalar is `content`, byte for byte.
  func scalarValueEquals(_ content: ArraySlice<UInt8>) -> Bool {
    let scalar = unsafe event.pointee.data.scalar
    guard unsafe scalar.length == content.count else { return false }
    return unsafe content.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return unsafe memcmp(scalar.value, start, bytes.count) == 0
    }
  }

  /// Whether the content of the current scalar is a range of `bytes`, byte for byte.
  func scalarValueEquals(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let scalar = unsafe event.pointee.data.scalar
    guard unsafe scalar.length == range.count else { return false }
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, range.upperBound <= bytes.count else {
        return range.isEmpty
      }
      return unsafe memcmp(scalar.value, start + range.lowerBound, range.count) == 0
    }
  }

  /// Whether the current node has neither an anchor nor a tag.
  func hasNoProperties(_ kind: Kind) -> Bool {
    switch kind {
    case .scalar:
      unsafe event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil
    case .sequenceStart:
      unsafe event.pointee.data.sequence_start.anchor == nil
        && event.pointee.data.sequence_start.tag == nil
    case .mappingStart:
      unsafe event.pointee.data.mapping_start.anchor == nil
        && event.pointee.data.mapping_start.tag == nil
    default: true
    }
  }

  /// The anchor of the current node, or the name of the current alias.
  func anchor(of kind: Kind) -> String? {
    let name =
      switch kind {
      case .alias: unsafe event.pointee.data.alias.anchor
      case .scalar: unsafe event.pointee.data.scalar.anchor
      case .sequenceStart: unsafe event.pointee.data.sequence_start.anchor
      case .mappingStart: unsafe event.pointee.data.mapping_start.anchor
      default: unsafe UnsafeMutablePointer<yaml_char_t>?.none
      }
    return unsafe name.map { unsafe String(cString: $0) }
  }

  /// The tag of the current node, its handle resolved.
  func tag(of kind: Kind) -> String? {
    let name =
      switch kind {
      case .scalar: unsafe event.pointee.data.scalar.tag
      case .sequenceStart: unsafe event.pointee.data.sequence_start.tag
      case .mappingStart: unsafe event.pointee.data.mapping_start.tag
      default: unsafe UnsafeMutablePointer<yaml_char_t>?.none
      }
    return unsafe name.map { unsafe String(cString: $0) }
  }
}

// MARK: - Failures

extension EventReader {
  /// Looks, between documents, whether too many tag directives follow.
  private mutating func judgeTagDirectives() throws(SyntaxFailure) {
    switch unsafe event.pointee.type {
    case YAML_STREAM_START_EVENT: break
    case YAML_DOCUMENT_END_EVENT: guard !isEmpty else { return }
    default: return
    }
    let limit = ParsingLimits.tagDirectiveCount
    let start = endOffset()
    guard let offset = TagDirectives.offset(ofDirective: limit, in: bytes, from: start) else {
      return
    }
    throw SyntaxFailure(
      .syntax(
        problem: "more than \(limit) tag directives before one document", context: nil,
        contextRange: nil),
      at: point(offset))
  }

  /// What libyaml objects to, with the place in bytes.
  private func failure() -> SyntaxFailure {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      let offset = min(unsafe parser.pointee.problem_offset, bytes.count)
      return SyntaxFailure(.badEncoding(problem: problem ?? "unreadable bytes"), at: point(offset))
    }
    var fresh = CharacterCursor(bytes: bytes)
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
    let contextStart = unsafe parser.pointee.context_mark.index
    let problemStart = unsafe parser.pointee.problem_mark.index
    let contextRange =
      context != nil && contextStart <= problemStart
      ? point(fresh.byteOffset(ofCharacter: contextStart, in: bytes)) : nil
    let offset = fresh.byteOffset(ofCharacter: problemStart, in: bytes)
    return SyntaxFailure(
      .syntax(
        problem: problem ?? "out of memory", context: context, contextRange: contextRange),
      at: point(offset))
  }

  /// The one byte at `offset`, or the empty range at the end.
  private func point(_ offset: Int) -> Range<Int> {
    offset..<min(offset + 1, bytes.count)
  }
}
