/// For whom a request is made.
public struct RequestSubject: Hashable, Sendable {
  /// The widget whose code is asked.
  public var widget: WidgetID
  /// The placed widget, -1 in the gallery.
  public var placement: PlacementID
  /// The family to draw for.
  public var family: Family
  /// The number of the configuration handed over.
  public var configuration: Int32
  /// The number of the intent to run, 0 when none is.
  public var intent: Int32
  /// Whether the answer feeds the gallery.
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
  /// The subject of a request for a widget that is nowhere placed, such as a control.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - configuration: The number of the configuration handed over.
  ///   - intent: The number of the intent to run, 0 when none is.
  ///   - isOn: The value that the system fills into the intent of a control's toggle (CT-05).
  /// - Returns: The subject.
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

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = Int64(Int32.min)...Int64(Int32.max)
    try archive.identifier("widget", &widget)
    try archive.identifier("placement", &placement)
    try archive.choice("family", &family)
    try archive.integer("configuration", &configuration, in: all)
    try archive.integer("intent", &intent, in: all)
    try archive.flag("isPreview", &isPreview)
    // Only that of a control's toggle has one, and a runtime without controls need not say so.
    if archive.has("isOn", isOn) { try archive.flag("isOn", &isOn) }
  }
}
