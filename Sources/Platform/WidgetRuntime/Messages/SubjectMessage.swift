import WidgetModel

/// What the harness says to a subject, one JSON object on one line.
///
/// Instants, dates and lengths are whole microseconds, instants since the scenario's start and
/// dates since 1970. The conversation is described in <doc:Messages>.
public enum SubjectMessage: Hashable, Sendable {
  /// A run begins; the subject answers with ``SubjectReply/hello(_:)``.
  case begin(Setup)
  /// A view tree becomes known; there is no answer.
  case view(ViewID, ViewTree)
  /// A timeline becomes known; there is no answer.
  case timeline(TimelineID, Timeline)
  /// Something happens; the subject answers with ``SubjectReply/effects(_:nextWake:)``.
  case input(Input, at: Instant)
  /// The run is over; the subject answers with ``SubjectReply/ended``.
  case end

  /// The number of the messages' format.
  public static let format = 1

  /// The message as JSON.
  public var json: JSON {
    switch self {
    case .begin(let setup):
      return .of(
        ("message", .string("begin")),
        ("format", .number(Int64(SubjectMessage.format))),
        ("setup", setup.json)
      )
    case .view(let id, let view):
      return .of(
        ("message", .string("view")),
        ("id", .small(id.number)),
        ("view", JSONWriter.json(view))
      )
    case .timeline(let id, let timeline):
      return .of(
        ("message", .string("timeline")),
        ("id", .small(id.number)),
        ("timeline", timeline.json)
      )
    case .input(let input, let instant):
      return .of(
        ("message", .string("input")),
        ("at", .number(instant.microseconds)),
        ("input", input.json)
      )
    case .end:
      return .of(("message", .string("end")))
    }
  }

  /// Reads a message.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the message")
    switch try reader.text("message") {
    case "begin":
      let format = try reader.integer("format")
      guard format == SubjectMessage.format else {
        throw MessageError("messages of format \(format) are not known, only \(Self.format)")
      }
      self = .begin(try Setup(try reader.value("setup")))
    case "view":
      let id = ViewID(Int(try reader.small("id")))
      let view = try JSONReader.value(ViewTree.self, from: try reader.value("view"), at: "view")
      self = .view(id, view)
    case "timeline":
      let id = TimelineID(Int(try reader.small("id")))
      self = .timeline(id, try Timeline(try reader.value("timeline")))
    case "input":
      let instant = Instant(microseconds: try reader.integer("at"))
      self = .input(try Input(try reader.value("input")), at: instant)
    case "end": self = .end
    case let other:
      throw MessageError(
        "\"\(other)\" is no message; there are begin, view, timeline, input and end"
      )
    }
    try reader.finish()
  }
}
