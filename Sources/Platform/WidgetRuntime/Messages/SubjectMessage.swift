import WidgetModel

/// A message of the harness to a subject, one JSON object on one line (<doc:Messages>).
///
/// Times are whole microseconds: instants since the scenario's start, dates since 1970.
public enum SubjectMessage: Hashable, Sendable {
  /// A run begins; the subject answers with ``SubjectReply/hello(_:)``.
  case begin(Setup)
  /// A view tree is announced; there is no reply.
  case view(ViewID, ViewTree)
  /// A timeline is announced; there is no reply.
  case timeline(TimelineID, Timeline)
  /// One input; the subject answers with ``SubjectReply/effects(_:nextWake:)``.
  case input(Input, at: Instant)
  /// Several inputs; the subject answers with ``SubjectReply/steps(_:)``.
  case batch(Lookahead)
  /// The run has ended; the subject answers with ``SubjectReply/ended``.
  case end

  /// The version of the message format.
  public static let format = 2

  /// The message as JSON.
  public var json: JSON { JSONWriter.json(self, .message) }

  /// Reads a message of any format up to ``format``.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    do {
      self = try JSONReader.value(
        SubjectMessage.self,
        from: MessageUpgrade.message(json),
        .message
      )
    } catch { throw MessageError("the message cannot be read: \(error)") }
  }

  /// Reads the message of a line.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(line: [UInt8]) throws {
    if let message = MessageReader.value(SubjectMessage.self, in: line) {
      self = message
      return
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw MessageError("the message is not UTF-8")
    }
    self = try SubjectMessage(JSON(parsing: text))
  }
}

extension SubjectMessage: Archivable {
  private enum Word: String, CaseIterable, Hashable {
    case begin, view, timeline, input, batch, end
  }

  /// Creates the end of a run.
  public init() { self = .end }

  private var word: Word {
    switch self {
    case .begin: .begin
    case .view: .view
    case .timeline: .timeline
    case .input: .input
    case .batch: .batch
    case .end: .end
    }
  }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word = word
    try archive.choice("message", &word, isAlwaysWritten: true)
    switch word {
    case .begin:
      var format = Int64(SubjectMessage.format)
      var setup = Setup.empty
      if case .begin(let own) = self { setup = own }
      try archive.integer("format", &format, in: format...format, default: format)
      try archive.record("setup", &setup)
      self = .begin(setup)
    case .view:
      var (id, view) = (ViewID(0), ViewTree())
      if case .view(let own, let tree) = self { (id, view) = (own, tree) }
      try archive.identifier("id", &id)
      try archive.record("view", &view)
      self = .view(id, view)
    case .timeline:
      var (id, timeline) = (TimelineID(0), Timeline())
      if case .timeline(let own, let known) = self { (id, timeline) = (own, known) }
      try archive.identifier("id", &id)
      try archive.record("timeline", &timeline)
      self = .timeline(id, timeline)
    case .input:
      var (input, instant) = (Input(), Instant.start)
      if case .input(let own, let at) = self { (input, instant) = (own, at) }
      try archive.integer("at", &instant.microseconds, in: .min ... .max, default: 0)
      try archive.record("input", &input)
      self = .input(input, at: instant)
    case .batch:
      var batch = Lookahead(until: .start)
      if case .batch(let own) = self { batch = own }
      try archive.list("inputs", &batch.coming, limit: 1_000_000)
      if archive.has("expected", !batch.expected.isEmpty) {
        try archive.list("expected", &batch.expected, limit: 1_000_000)
      }
      try archive.integer("until", &batch.end.microseconds, in: .min ... .max, default: 0)
      self = .batch(batch)
    case .end: self = .end
    }
  }
}
