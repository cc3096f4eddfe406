/// What a runtime asks of a widget's code.
public enum RequestKind: String, CaseIterable, Hashable, Sendable {
  /// The placeholder, to be answered at once (TL-02).
  case placeholder
  /// A snapshot for transient display (TL-05).
  case snapshot
  /// A timeline.
  case timeline
  /// The run of an app intent of a button or toggle.
  case intent
  /// The present value of a control; of real code its drawing, too.
  case control
  /// The run of a control's own intent.
  case controlAction
  /// What a person meets who edits a widget's configuration: the options of its parameters.
  case options
  /// The drawing of a Live Activity's presentations.
  case activity
  /// How relevant a widget is, and which configurations it recommends.
  case relevance
  /// The drawing of an entry of the code's own previews.
  case preview

  /// Whether a runtime asks for it; the harness asks for the rest itself, since the runtime does
  /// not model those parts of the platform.
  ///
  /// The harness asks for controls of real code itself, too: see ``RequestID/isOfHarness``.
  public var isAskedByRuntime: Bool {
    switch self {
    case .placeholder, .snapshot, .timeline, .intent, .control, .controlAction: true
    case .options, .activity, .relevance, .preview: false
    }
  }

  /// Whether an app intent runs, of a view or of a control.
  public var runsIntent: Bool { self == .intent || self == .controlAction }

  /// Whether it is made for a control.
  public var isOfControl: Bool { self == .control || self == .controlAction }
}

/// One request to a widget's code.
public struct Request: Hashable, Sendable {
  /// The request's number.
  public var id: RequestID
  /// What is asked for.
  public var kind: RequestKind
  /// The widget whose code is asked.
  public var widget: WidgetID
  /// The placed widget for which it is asked, `nil` in the gallery.
  public var placement: PlacementID?
  /// The family to draw for.
  public var family: Family
  /// The number of the configuration that the person chose; 0 is the default one.
  public var configuration: Int
  /// The number of the intent to run, 0 when none is.
  public var intent: Int
  /// Whether the answer feeds the widget gallery.
  public var isPreview: Bool
  /// The phone's wall time at the request.
  public var wall: WallDate

  /// Creates a request.
  public init(
    id: RequestID,
    kind: RequestKind,
    widget: WidgetID,
    placement: PlacementID?,
    family: Family,
    configuration: Int,
    intent: Int = 0,
    isPreview: Bool = false,
    wall: WallDate
  ) {
    self.id = id
    self.kind = kind
    self.widget = widget
    self.placement = placement
    self.family = family
    self.configuration = configuration
    self.intent = intent
    self.isPreview = isPreview
    self.wall = wall
  }
}
