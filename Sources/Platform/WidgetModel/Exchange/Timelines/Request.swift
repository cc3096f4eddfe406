/// The kind of a request to a widget's code.
public enum RequestKind: String, CaseIterable, Hashable, Sendable {
  /// The placeholder, which the code answers at once (TL-02).
  case placeholder
  /// A snapshot for transient display (TL-05).
  case snapshot
  case timeline
  /// The run of an app intent of a button or toggle.
  case intent
  /// The present value of a control; for real code also its drawing.
  case control
  /// The run of a control's own intent.
  case controlAction
  /// The options of the parameters that a person sees when editing a widget's configuration.
  case options
  /// The drawing of a Live Activity's presentations.
  case activity
  /// The relevance of a widget, and the configurations it recommends.
  case relevance
  /// The drawing of an entry of the code's own previews.
  case preview

  /// True if a runtime makes the request; the harness makes those that the runtime does not model.
  ///
  /// The harness also asks for controls of real code: see ``RequestID/isOfHarness``.
  public var isAskedByRuntime: Bool {
    switch self {
    case .placeholder, .snapshot, .timeline, .intent, .control, .controlAction: true
    case .options, .activity, .relevance, .preview: false
    }
  }

  /// True if an app intent runs, of a view or of a control.
  public var runsIntent: Bool { self == .intent || self == .controlAction }

  /// True if the request is made for a control.
  public var isOfControl: Bool { self == .control || self == .controlAction }
}

/// One request to a widget's code.
public struct Request: Hashable, Sendable {
  /// The request's number.
  public var id: RequestID
  /// The kind of the request.
  public var kind: RequestKind
  /// The widget whose code is asked.
  public var widget: WidgetID
  /// The placed widget for which it is made, or `nil` in the gallery.
  public var placement: PlacementID?
  /// The family to draw for.
  public var family: Family
  /// The number of the configuration that the person chose; 0 is the default one.
  public var configuration: Int
  /// The number of the intent to run, or 0 for none.
  public var intent: Int
  /// True if the answer feeds the widget gallery.
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

extension RequestKind {
  /// The requested thing, with its article.
  var noun: String {
    switch self {
    case .placeholder: "a placeholder"
    case .snapshot: "a snapshot"
    case .timeline: "a timeline"
    case .intent: "the run of an intent"
    case .control: "a control's value"
    case .controlAction: "the run of a control's intent"
    case .options: "the options of a configuration"
    case .activity: "the views of a Live Activity"
    case .relevance: "a widget's relevance"
    case .preview: "an entry of a preview"
    }
  }
}
