import WidgetModel

/// A subject's reply, one JSON object on one line.
public enum SubjectReply: Hashable, Sendable {
  /// The subject's self-description.
  case hello(Hello)
  /// The effects of an input, and the instant of the next wake-up.
  case effects([Effect], nextWake: Instant)
  /// The effects of a batch, step by step.
  case steps([SubjectStep])
  /// The subject has ended the run.
  case ended
  /// The subject cannot continue, for the given reason.
  case failed(String)

  /// The reply as JSON; a subject that only waits for inputs omits `wake`.
  public var json: JSON { JSONWriter.json(self, .message) }

  /// Reads a reply of any format up to ``SubjectMessage/format``.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    do {
      self = try JSONReader.value(SubjectReply.self, from: MessageUpgrade.reply(json), .message)
    } catch { throw MessageError("\(error)") }
  }

  /// Reads the reply of a line.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(line: [UInt8]) throws {
    if let reply = MessageReader.value(SubjectReply.self, in: line) {
      self = reply
      return
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw MessageError("it is not UTF-8")
    }
    self = try SubjectReply(JSON(parsing: text))
  }
}

extension SubjectReply: Archivable {
  private enum Word: String, CaseIterable, Hashable { case hello, effects, steps, ended, failed }

  /// Creates the reply to the end of a run.
  public init() { self = .ended }

  private var word: Word {
    switch self {
    case .hello: .hello
    case .effects: .effects
    case .steps: .steps
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word = word
    try archive.choice("reply", &word, isAlwaysWritten: true)
    switch word {
    case .hello:
      var hello = Hello(name: "", version: "")
      if case .hello(let own) = self { hello = own }
      var kinds = hello.observations.list
      try archive.text("name", &hello.name, default: "")
      try archive.text("version", &hello.version, default: "")
      if archive.has("observations", hello.observations != .all) {
        try archive.names("observations", &kinds)
      }
      hello.observations = EventKinds(kinds)
      if archive.has("batches", hello.takesBatches) {
        try archive.flag("batches", &hello.takesBatches)
      }
      self = .hello(hello)
    case .effects:
      var (effects, wake): ([Effect], Instant) = ([], .never)
      if case .effects(let own, let instant) = self { (effects, wake) = (own, instant) }
      try archive.list("effects", &effects, limit: 1_000_000)
      if archive.has("wake", wake < .never) {
        try archive.integer("wake", &wake.microseconds, in: .min ... .max, default: 0)
      }
      self = .effects(effects, nextWake: wake)
    case .steps:
      var steps: [SubjectStep] = []
      if case .steps(let own) = self { steps = own }
      try archive.list("steps", &steps, limit: 1_000_000)
      self = .steps(steps)
    case .ended: self = .ended
    case .failed:
      var reason = ""
      if case .failed(let own) = self { reason = own }
      try archive.text("reason", &reason, default: "")
      self = .failed(reason)
    }
  }
}
