import WidgetModel

extension Input {
  /// The input as a message carries it.
  public var json: JSON {
    let members: JSON =
      switch self {
      case .added(let id), .removed(let id): .of(("placement", .small(id.number)))
      case .galleryOpened(let widget, let family):
        .of(("widget", .small(widget.number)), ("family", .string(family.rawValue)))
      case .reloadCalled(let kind): .of(("of", .number(Int64(kind))))
      case .reloadAllCalled, .pushReceived, .rebooted, .woke: .of()
      case .foreground(let isOn), .audioSession(let isOn), .navigationSession(let isOn),
        .locked(let isOn):
        .of(("on", .bool(isOn)))
      case .visible(let id, let isOn): .of(("placement", .small(id.number)), ("on", .bool(isOn)))
      case .localeChanged(let number), .textSizeChanged(let number):
        .of(("number", .number(Int64(number))))
      case .clockMoved(let interval): .of(("by", .number(interval.microseconds)))
      case .processKilled(let widget): .of(("widget", .small(widget.number)))
      case .tapped(let id, let node):
        .of(("placement", .small(id.number)), ("node", .small(node)))
      case .answered(let id, let answer, let memory):
        .of(
          ("request", .small(id.number)),
          ("answer", answer.json),
          ("memory", .number(memory))
        )
      case .asked, .did: .of()  // No subject is told of these.
      }
    return members.named("kind", kind.rawValue)
  }

  /// Reads an input.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the input")
    let kind = try reader.choice("kind", EventKind.self)
    switch kind {
    case .added: self = .added(try reader.placement())
    case .removed: self = .removed(try reader.placement())
    case .galleryOpened:
      self = .galleryOpened(try reader.widget(), try reader.choice("family"))
    case .reloadCalled: self = .reloadCalled(kind: Int(try reader.integer("of")))
    case .reloadAllCalled: self = .reloadAllCalled
    case .pushReceived: self = .pushReceived
    case .foreground: self = .foreground(try reader.flag("on"))
    case .audioSession: self = .audioSession(try reader.flag("on"))
    case .navigationSession: self = .navigationSession(try reader.flag("on"))
    case .locked: self = .locked(try reader.flag("on"))
    case .visible: self = .visible(try reader.placement(), try reader.flag("on"))
    case .localeChanged: self = .localeChanged(Int(try reader.integer("number")))
    case .textSizeChanged: self = .textSizeChanged(Int(try reader.integer("number")))
    case .clockMoved: self = .clockMoved(Interval(microseconds: try reader.integer("by")))
    case .rebooted: self = .rebooted
    case .processKilled: self = .processKilled(try reader.widget())
    case .tapped: self = .tapped(try reader.placement(), node: try reader.small("node"))
    case .answered:
      self = .answered(
        try reader.request(),
        try AnswerKind(try reader.value("answer")),
        memory: try reader.integer("memory")
      )
    case .woke: self = .woke
    case .asked, .did:
      throw MessageError("\"\(kind.rawValue)\" is between the harness and a widget's code")
    case .requested, .cancelled, .held, .dropped, .granted, .archived, .committed, .failed,
      .displayed, .toggled, .led, .reported:
      throw MessageError("\"\(kind.rawValue)\" is an effect, not an input")
    }
    try reader.finish()
  }
}

extension AnswerKind {
  fileprivate var json: JSON {
    switch self {
    case .timeline(let id): .of(("kind", .string("timeline")), ("id", .small(id.number)))
    case .entry(let id): .of(("kind", .string("entry")), ("view", .small(id.number)))
    case .returned: .of(("kind", .string("returned")))
    case .threw: .of(("kind", .string("threw")))
    }
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the answer")
    switch try reader.text("kind") {
    case "timeline": self = .timeline(TimelineID(Int(try reader.small("id"))))
    case "entry": self = .entry(ViewID(Int(try reader.small("view"))))
    case "returned": self = .returned
    case "threw": self = .threw
    case let other:
      throw MessageError("\"\(other)\" is no answer; it is timeline, entry, returned or threw")
    }
    try reader.finish()
  }
}

extension MessageReader {
  /// The placement that a member names.
  mutating func placement() throws(MessageError) -> PlacementID {
    PlacementID(Int(try small("placement")))
  }

  /// The widget that a member names.
  mutating func widget() throws(MessageError) -> WidgetID { WidgetID(Int(try small("widget"))) }

  /// The request that a member names.
  mutating func request() throws(MessageError) -> RequestID {
    RequestID(Int(try small("request")))
  }
}
