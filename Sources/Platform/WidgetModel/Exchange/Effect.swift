/// A visible action of a runtime.
public enum Effect: Hashable, Sendable {
  /// Asks a widget's code.
  case requested(RequestID, RequestKind, RequestSubject)
  case cancelled(RequestID)
  /// Keeps a reload that cannot be granted yet.
  case held(PlacementID, ReloadCauses, HoldReason)
  /// Drops a reload for good, if the profile says so (X-06).
  case dropped(PlacementID, ReloadCauses)
  /// Grants a reload and charges it 1 or 0.
  case granted(PlacementID, ReloadCauses, charge: Int32)
  /// Ran the content closures of a timeline's entries for the archive, this many times in total.
  case archived(RequestID, renderings: Int32)
  /// Put a new timeline into effect.
  case committed(PlacementID, RequestID, TimelineID)
  /// Gave up a request; the timeline in effect stays.
  case failed(RequestID, FailureReason)
  /// Shows something else from now on.
  case displayed(PlacementID, Display)
  /// Shows a toggle in a state that no timeline has confirmed yet (VW-08).
  case toggled(PlacementID, node: Int32, isOn: Bool)
  /// A tap led somewhere.
  case led(PlacementID, Destination)
  /// Noticed something that the author of the widget or app should know.
  case reported(Diagnostic, PlacementID?)
  /// Asks the person for the configuration of a widget or control that is added (CT-11, FM-18).
  case prompted(WidgetID)
  case activities(ActivityEffect)
  /// Presents something in a context of the phone, or stops presenting it (RV-09).
  case presented(PresentedItem)
  case controls(ControlEffect)
}

extension Effect {
  /// Every effect with its default fields, in the order of the kinds.
  static let defaults: [Effect] = [
    .requested(RequestID(0), .placeholder, RequestSubject()), .cancelled(RequestID(0)),
    .held(PlacementID(0), [], .budget), .dropped(PlacementID(0), []),
    .granted(PlacementID(0), [], charge: 0), .archived(RequestID(0), renderings: 0),
    .committed(PlacementID(0), RequestID(0), TimelineID(0)), .failed(RequestID(0), .timedOut),
    .displayed(PlacementID(0), .placeholder), .toggled(PlacementID(0), node: 0, isOn: false),
    .led(PlacementID(0), .app), .reported(.unsortedEntries, nil), .prompted(WidgetID(0)),
    .activities(.refused(ActivityID(0), .unsupported)),
    .activities(.changed(ActivityID(0), .active)), .activities(.shown(ActivityID(0), content: 0)),
    .activities(.island(attached: nil, detached: nil)),
    .activities(.alerted(ActivityID(0), .expanded)), .activities(.led(ActivityID(0), .app)),
    .activities(.tokenGiven(ActivityID(0))),
    .presented(PresentedItem(.placement(PlacementID(0)), Presentation())),
    .controls(.shown(WidgetID(0), .preview)), .controls(.led(WidgetID(0), .app)),
  ]

  /// The kind of the effect.
  public var kind: EventKind {
    switch self {
    case .requested: .requested
    case .cancelled: .cancelled
    case .held: .held
    case .dropped: .dropped
    case .granted: .granted
    case .archived: .archived
    case .committed: .committed
    case .failed: .failed
    case .displayed: .displayed
    case .toggled: .toggled
    case .led: .led
    case .reported: .reported
    case .prompted: .prompted
    case .activities(let effect): effect.kind
    case .presented: .presented
    case .controls(let effect): effect.kind
    }
  }

  package mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = Int64(Int32.min)...Int64(Int32.max)
    switch self {
    case .requested(var id, var kind, var subject):
      try archive.identifier("request", &id)
      try archive.choice("of", &kind)
      try archive.record("subject", &subject)
      self = .requested(id, kind, subject)
    case .cancelled(var id):
      try archive.identifier("request", &id)
      self = .cancelled(id)
    case .held(var id, var causes, var reason):
      try archive.identifier("placement", &id)
      try archive.names("causes", &causes.list)
      try archive.choice("reason", &reason)
      self = .held(id, causes, reason)
    case .dropped(var id, var causes):
      try archive.identifier("placement", &id)
      try archive.names("causes", &causes.list)
      self = .dropped(id, causes)
    case .granted(var id, var causes, var charge):
      try archive.identifier("placement", &id)
      try archive.names("causes", &causes.list)
      try archive.integer("charge", &charge, in: all)
      self = .granted(id, causes, charge: charge)
    case .archived(var id, var renderings):
      try archive.identifier("request", &id)
      try archive.integer("renderings", &renderings, in: all)
      self = .archived(id, renderings: renderings)
    case .committed(var id, var request, var timeline):
      try archive.identifier("placement", &id)
      try archive.identifier("request", &request)
      try archive.identifier("timeline", &timeline)
      self = .committed(id, request, timeline)
    case .failed(var id, var reason):
      try archive.identifier("request", &id)
      try archive.choice("reason", &reason)
      self = .failed(id, reason)
    case .displayed(var id, var display):
      try archive.identifier("placement", &id)
      try archive.record("shows", &display)
      self = .displayed(id, display)
    case .toggled(var id, var node, var isOn):
      try archive.identifier("placement", &id)
      try archive.integer("node", &node, in: all)
      try archive.flag("on", &isOn)
      self = .toggled(id, node: node, isOn: isOn)
    case .led(var id, var destination):
      try archive.identifier("placement", &id)
      try archive.record("to", &destination)
      self = .led(id, destination)
    case .reported(var notice, let placement):
      var id = placement ?? PlacementID(-1)
      try archive.identifier("placement", &id)
      try archive.choice("notice", &notice)
      self = .reported(notice, id.number < 0 ? nil : id)
    case .prompted(var id):
      try archive.identifier("widget", &id)
      self = .prompted(id)
    case .activities(var effect):
      try effect.visitFields(&archive)
      self = .activities(effect)
    case .presented(var item):
      try item.visitFields(&archive)
      self = .presented(item)
    case .controls(var effect):
      try effect.visitFields(&archive)
      self = .controls(effect)
    }
  }

  func words(in trace: Trace) -> EventWords {
    switch self {
    case .requested(let id, let kind, _):
      EventWords(
        "\(kind.rawValue.inWords) requested",
        "asks for \(kind.noun) (request \(id.number))",
        .runtime
      )
    case .cancelled(let id):
      EventWords("request cancelled", "waits no longer for request \(id.number)", .runtime)
    case .held(_, let causes, let reason):
      EventWords(
        "reload held: \(reason.rawValue.inWords)",
        "reload held for \(reason.rawValue): \(causes.text)",
        .budget
      )
    case .dropped(_, let causes):
      EventWords("reload dropped", "reload dropped: \(causes.text)", .budget)
    case .granted(_, let causes, let charge):
      EventWords(
        charge > 0 ? "reload granted" : "free reload granted",
        "reload granted, charge \(charge): \(causes.text)",
        .budget
      )
    case .archived(let id, let renderings):
      EventWords(
        "entries drawn",
        "draws request \(id.number)'s entries, \(amount(renderings, "rendering"))",
        .runtime
      )
    case .committed(_, let request, let timeline):
      EventWords(
        "timeline in force",
        "puts timeline \(timeline.number) of request \(request.number) in force",
        .runtime
      )
    case .failed(let id, let reason):
      EventWords(
        "request failed: \(reason.rawValue.inWords)",
        "gives request \(id.number) up: \(reason.rawValue)",
        .runtime
      )
    case .displayed(_, .blank): EventWords("widget blank", "shows nothing any more", .display)
    case .displayed(_, .placeholder):
      EventWords("placeholder shown", "shows the placeholder", .display)
    case .displayed(_, .entry(let id, let number)):
      EventWords("entry shown", "shows \(trace.text(ofEntry: number, of: id))", .display)
    case .toggled(_, let node, let isOn):
      EventWords(
        "toggle looks \(isOn ? "on" : "off")",
        "toggle \(node) looks \(isOn ? "on" : "off")",
        .display
      )
    case .led(_, let destination):
      EventWords("tap leads on", "tap leads to \(destination.text)", .display)
    case .reported(let notice, _):
      EventWords("report to the author", "reports \(notice.rawValue)", .runtime)
    case .prompted(let id):
      EventWords(
        "configuration asked for",
        "asks for the configuration of widget \(id.number)",
        .display
      )
    case .activities(let effect): effect.words
    case .presented(let item): item.words
    case .controls(let effect): effect.words
    }
  }
}

extension Effect: Archivable {
  private static let byKind: [Effect?] = EventKind.allCases.map { kind in
    defaults.first { $0.kind == kind }
  }

  /// Returns the effect of a kind with default fields, or `nil` for a kind of input.
  public static func plain(_ kind: EventKind) -> Effect? { byKind[kind.number] }

  /// Creates an effect that names only a request.
  public init() { self = .cancelled(RequestID(0)) }

  /// Lists every field for an archive, the kind first.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var kind = kind
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    if kind != self.kind {
      guard let plain = Effect.plain(kind) else {
        throw ArchiveError(path: "kind", problem: "\"\(kind.rawValue)\" is an input, not an effect")
      }
      self = plain
    }
    try visitFields(&archive)
  }
}
