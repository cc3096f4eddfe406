/// The widget or placed widget for which a request is made.
public struct RequestSubject: Hashable, Sendable {
  /// The widget whose code is asked.
  public var widget: WidgetID
  /// The placed widget, or -1 in the gallery.
  public var placement: PlacementID
  /// The family to draw for.
  public var family: Family
  /// The number of the configuration that the code receives.
  public var configuration: Int32
  /// The number of the intent to run, or 0 for none.
  public var intent: Int32
  /// True if the answer feeds the gallery.
  public var isPreview: Bool
  /// The value that the system fills into the intent of a control's toggle (CT-05).
  public var isOn: Bool

  /// Creates the subject of a request.
  public init(
    widget: WidgetID,
    placement: PlacementID?,
    family: Family,
    configuration: Int,
    intent: Int = 0,
    isPreview: Bool = false,
    isOn: Bool = false
  ) {
    self.widget = widget
    self.placement = placement ?? PlacementID(-1)
    self.family = family
    self.configuration = Int32(truncatingIfNeeded: configuration)
    self.intent = Int32(truncatingIfNeeded: intent)
    self.isPreview = isPreview
    self.isOn = isOn
  }
}

extension RequestSubject {
  /// Returns the subject of a request for a widget that is not placed, such as a control.
  public static func unplaced(
    _ widget: WidgetID,
    configuration: Int = 0,
    intent: Int = 0,
    isOn: Bool = false
  ) -> RequestSubject {
    RequestSubject(
      widget: widget,
      placement: nil,
      family: .systemSmall,
      configuration: configuration,
      intent: intent,
      isOn: isOn
    )
  }
}

extension RequestSubject: Archivable {
  /// Creates the subject of the gallery's request for the first widget.
  public init() {
    self.init(widget: WidgetID(0), placement: nil, family: .systemSmall, configuration: 0)
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = Int64(Int32.min)...Int64(Int32.max)
    try archive.identifier("widget", &widget)
    try archive.identifier("placement", &placement)
    try archive.choice("family", &family)
    try archive.integer("configuration", &configuration, in: all)
    try archive.integer("intent", &intent, in: all)
    try archive.flag("isPreview", &isPreview)
    // Only the subject of a control's toggle has one; a runtime without controls may omit it.
    if archive.has("isOn", isOn) { try archive.flag("isOn", &isOn) }
  }
}
