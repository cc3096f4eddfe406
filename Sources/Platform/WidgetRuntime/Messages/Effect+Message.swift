import WidgetModel

extension Effect {
  /// The effect as a message carries it.
  public var json: JSON {
    let members: JSON =
      switch self {
      case .requested(let id, let kind, let subject):
        .of(
          ("request", .small(id.number)),
          ("of", .string(kind.rawValue)),
          ("subject", subject.json)
        )
      case .cancelled(let id): .of(("request", .small(id.number)))
      case .held(let id, let causes, let reason):
        .of(
          ("placement", .small(id.number)),
          ("causes", .causes(causes)),
          ("reason", .string(reason.rawValue))
        )
      case .dropped(let id, let causes):
        .of(("placement", .small(id.number)), ("causes", .causes(causes)))
      case .granted(let id, let causes, let charge):
        .of(
          ("placement", .small(id.number)),
          ("causes", .causes(causes)),
          ("charge", .small(charge))
        )
      case .archived(let id, let renderings):
        .of(("request", .small(id.number)), ("renderings", .small(renderings)))
      case .committed(let id, let request, let timeline):
        .of(
          ("placement", .small(id.number)),
          ("request", .small(request.number)),
          ("timeline", .small(timeline.number))
        )
      case .failed(let id, let reason):
        .of(("request", .small(id.number)), ("reason", .string(reason.rawValue)))
      case .displayed(let id, let display):
        .of(("placement", .small(id.number)), ("shows", display.json))
      case .toggled(let id, let node, let isOn):
        .of(("placement", .small(id.number)), ("node", .small(node)), ("on", .bool(isOn)))
      case .led(let id, let destination):
        .of(("placement", .small(id.number)), ("to", destination.json))
      case .reported(let notice, let id):
        .of(
          ("notice", .string(notice.rawValue)),
          ("placement", id.map { .small($0.number) } ?? .null)
        )
      }
    return members.named("kind", kind.rawValue)
  }

  /// Reads an effect.
  ///
  /// - Throws: ``MessageError`` for anything that ``json`` does not write.
  public init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the effect")
    let kind = try reader.choice("kind", EventKind.self)
    switch kind {
    case .requested:
      self = .requested(
        try reader.request(),
        try reader.choice("of"),
        try RequestSubject(try reader.value("subject"))
      )
    case .cancelled: self = .cancelled(try reader.request())
    case .held:
      self = .held(
        try reader.placement(),
        try reader.causes("causes"),
        try reader.choice("reason")
      )
    case .dropped: self = .dropped(try reader.placement(), try reader.causes("causes"))
    case .granted:
      self = .granted(
        try reader.placement(),
        try reader.causes("causes"),
        charge: try reader.small("charge")
      )
    case .archived:
      self = .archived(try reader.request(), renderings: try reader.small("renderings"))
    case .committed:
      self = .committed(
        try reader.placement(),
        try reader.request(),
        TimelineID(Int(try reader.small("timeline")))
      )
    case .failed: self = .failed(try reader.request(), try reader.choice("reason"))
    case .displayed:
      self = .displayed(try reader.placement(), try Display(try reader.value("shows")))
    case .toggled:
      self = .toggled(
        try reader.placement(),
        node: try reader.small("node"),
        isOn: try reader.flag("on")
      )
    case .led: self = .led(try reader.placement(), try Destination(try reader.value("to")))
    case .reported:
      let notice = try reader.choice("notice", Notice.self)
      let isAboutOne = try reader.value("placement") != .null
      self = .reported(notice, isAboutOne ? try reader.placement() : nil)
    default:
      throw MessageError("\"\(kind.rawValue)\" is an input, not an effect")
    }
    try reader.finish()
  }
}

extension RequestSubject {
  fileprivate var json: JSON {
    .of(
      ("widget", .small(widget.number)),
      ("placement", .small(placement.number)),
      ("family", .string(family.rawValue)),
      ("configuration", .small(configuration)),
      ("intent", .small(intent)),
      ("isPreview", .bool(isPreview))
    )
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the subject of the request")
    self.init(
      widget: try reader.widget(),
      placement: try reader.placement(),
      family: try reader.choice("family"),
      configuration: Int(try reader.small("configuration")),
      intent: Int(try reader.small("intent")),
      isPreview: try reader.flag("isPreview")
    )
    try reader.finish()
  }
}

extension Display {
  fileprivate var json: JSON {
    switch self {
    case .placeholder: .of(("kind", .string("placeholder")))
    case .entry(let timeline, let entry):
      .of(
        ("kind", .string("entry")),
        ("timeline", .small(timeline.number)),
        ("entry", .small(entry))
      )
    }
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "what is on display")
    switch try reader.text("kind") {
    case "placeholder": self = .placeholder
    case "entry":
      self = .entry(TimelineID(Int(try reader.small("timeline"))), try reader.small("entry"))
    case let other: throw MessageError("\"\(other)\" is no display; it is placeholder or entry")
    }
    try reader.finish()
  }
}

extension Destination {
  fileprivate var json: JSON {
    switch self {
    case .link(let url): .of(("kind", .string("link")), ("number", .small(url)))
    case .widgetURL(let url): .of(("kind", .string("widgetURL")), ("number", .small(url)))
    case .app: .of(("kind", .string("app")))
    case .intent(let number): .of(("kind", .string("intent")), ("number", .small(number)))
    case .authentication: .of(("kind", .string("authentication")))
    }
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the destination")
    switch try reader.text("kind") {
    case "link": self = .link(try reader.small("number"))
    case "widgetURL": self = .widgetURL(try reader.small("number"))
    case "app": self = .app
    case "intent": self = .intent(try reader.small("number"))
    case "authentication": self = .authentication
    case let other:
      throw MessageError(
        "\"\(other)\" is no destination; it is link, widgetURL, app, intent or authentication"
      )
    }
    try reader.finish()
  }
}
