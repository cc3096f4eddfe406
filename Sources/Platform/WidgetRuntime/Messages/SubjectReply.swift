import WidgetModel

/// What a subject answers, one JSON object on one line.
public enum SubjectReply: Hashable, Sendable {
  /// Who the subject is.
  case hello(Hello)
  /// What the subject did on account of an input, and when it wants to be woken.
  case effects([Effect], nextWake: Instant)
  /// The subject has ended the run.
  case ended
  /// The subject cannot go on, and why.
  case failed(String)

  /// The reply as JSON; a subject that waits for inputs only leaves `wake` out.
  public var json: JSON {
    switch self {
    case .hello(let hello):
      var members: [JSON.Member] = [
        JSON.Member("reply", .string("hello")), JSON.Member("name", .string(hello.name)),
        JSON.Member("version", .string(hello.version)),
      ]
      if hello.observations != .all {
        let kinds = hello.observations.list.map { JSON.string($0.rawValue) }
        members.append(JSON.Member("observations", .array(kinds)))
      }
      return .object(members)
    case .effects(let effects, let nextWake):
      var members: [JSON.Member] = [
        JSON.Member("reply", .string("effects")),
        JSON.Member("effects", .array(effects.map(\.json))),
      ]
      if nextWake < .never {
        members.append(JSON.Member("wake", .number(nextWake.microseconds)))
      }
      return .object(members)
    case .ended: return .of(("reply", .string("ended")))
    case .failed(let reason):
      return .of(("reply", .string("failed")), ("reason", .string(reason)))
    }
  }

  /// Reads a reply.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the reply")
    switch try reader.text("reply") {
    case "hello":
      self = .hello(
        Hello(
          name: try reader.text("name"),
          version: try reader.text("version"),
          observations: try SubjectReply.observations(&reader)
        )
      )
    case "effects":
      let effects = try reader.list("effects").map { try Effect($0) }
      var nextWake = Instant.never
      if let wake = reader.optional("wake") {
        guard let microseconds = wake.integer else {
          throw reader.wrong("wake", "a whole number of microseconds", wake)
        }
        nextWake = Instant(microseconds: microseconds)
      }
      self = .effects(effects, nextWake: nextWake)
    case "ended": self = .ended
    case "failed": self = .failed(try reader.text("reason"))
    case let other:
      throw MessageError("\"\(other)\" is no reply; there are hello, effects, ended and failed")
    }
    try reader.finish()
  }

  private static func observations(_ reader: inout MessageReader) throws -> EventKinds {
    guard reader.optional("observations") != nil else { return .all }
    var bits: UInt64 = 0
    for json in try reader.list("observations") {
      guard let text = json.text, let kind = EventKind(rawValue: text) else {
        throw reader.wrong("observations", "a list of kinds of events", json)
      }
      bits |= 1 << UInt64(kind.number)
    }
    return EventKinds(rawValue: bits)
  }
}
