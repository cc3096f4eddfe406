import WidgetModel

/// A field of an event that a golden line may fix.
public enum GoldenField: String, CaseIterable, Hashable, Sendable {
  /// The placed widget, or `none` in the gallery.
  case placement
  /// The installed widget.
  case widget
  /// What was requested.
  case request
  /// The family of a request.
  case family
  /// The configuration of a request.
  case configuration
  /// The intent of a request, 0 for none.
  case intent
  /// Whether a request feeds the gallery.
  case isPreview
  /// All causes of a reload.
  case causes
  /// Why a reload is held, or a request failed.
  case reason
  /// The charge of a reload.
  case charge
  /// How often content closures ran.
  case renderings
  /// The dates of a timeline's entries in the provider's order, as moments of the clock.
  case dates
  /// What is on display: an entry's place in the provider's order, or `placeholder`.
  case entry
  /// The node of a toggle.
  case node
  /// The state of a toggle.
  case isOn
  /// Where a tap led: `link 2`, `widgetURL 1`, `intent 1`, `app` or `authentication`.
  case to
  /// What was noticed.
  case notice
  /// When something left the display, or `end` if it stood there at the end of the run.
  case until

  /// A field with the value that a line gives it, as written.
  public struct Value: Hashable, Sendable {
    /// The field.
    public var field: GoldenField

    /// The value as written.
    public var json: JSON

    /// Creates a field's value.
    public init(_ field: GoldenField, _ json: JSON) {
      self.field = field
      self.json = json
    }
  }
}

extension GoldenField {
  /// A written value in the one form in which values are compared, `nil` when it is no such value.
  ///
  /// - Parameters:
  ///   - json: The value as written.
  ///   - clock: The date of the phone's clock at the start.
  ///   - shift: How much later the value's moments are meant, in the repetition of a line.
  /// - Returns: The value in its one form.
  func canonical(_ json: JSON, clock: WallDate, shift: Interval = .zero) -> JSON? {
    switch self {
    case .placement: json == .string("none") ? json : natural(json)
    case .widget, .configuration, .intent, .renderings, .node, .charge: natural(json)
    case .request: name(json, RequestKind.self)
    case .family: name(json, Family.self)
    case .notice: name(json, Notice.self)
    case .reason: name(json, HoldReason.self) ?? name(json, FailureReason.self)
    case .isPreview, .isOn: json.isTrue == nil ? nil : json
    case .causes: causes(json)
    case .entry: json == .string("placeholder") ? json : natural(json)
    case .to: GoldenField.isDestination(json) ? json : nil
    case .dates: dates(json, clock, shift)
    case .until: json == .string("end") ? json : moment(json, clock, shift)
    }
  }

  /// What a value looks like, for messages.
  var example: String {
    switch self {
    case .placement: "the number of a placement, or \"none\""
    case .widget, .configuration, .intent, .renderings, .node, .charge: "a number from 0"
    case .request: names(RequestKind.self)
    case .family: names(Family.self)
    case .notice: names(Notice.self)
    case .reason: names(HoldReason.self) + ", or " + names(FailureReason.self)
    case .isPreview, .isOn: "true or false"
    case .causes: "a list of some of " + names(ReloadCause.self)
    case .entry: "the number of an entry, or \"placeholder\""
    case .to: "\"link n\", \"widgetURL n\", \"intent n\", \"app\" or \"authentication\""
    case .dates: "a list of instants such as [\"0s\", \"1h\"]"
    case .until: "\(GoldenMoment.example), or \"end\""
    }
  }

  private func natural(_ json: JSON) -> JSON? { json.integer.flatMap { $0 >= 0 ? json : nil } }

  private func name<Name: RawRepresentable>(_ json: JSON, _: Name.Type) -> JSON?
  where Name.RawValue == String {
    json.text.flatMap(Name.init(rawValue:)) == nil ? nil : json
  }

  private func names<Name: CaseIterable & RawRepresentable>(_: Name.Type) -> String
  where Name.RawValue == String {
    Name.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private func causes(_ json: JSON) -> JSON? {
    guard case .array(let elements) = json, !elements.isEmpty else { return nil }
    var causes = ReloadCauses()
    for element in elements {
      guard let cause = element.text.flatMap(ReloadCause.init(rawValue:)) else { return nil }
      causes.insert(cause)
    }
    return GoldenField.json(causes)
  }

  /// The causes in the one form in which they are compared.
  static func json(_ causes: ReloadCauses) -> JSON {
    .array(causes.list.map { .string($0.rawValue) })
  }

  private func moment(_ json: JSON, _ clock: WallDate, _ shift: Interval) -> JSON? {
    json.text.flatMap(GoldenMoment.init).map {
      .number(($0.instant(clock: clock) + shift).microseconds)
    }
  }

  private func dates(_ json: JSON, _ clock: WallDate, _ shift: Interval) -> JSON? {
    guard case .array(let elements) = json else { return nil }
    let moments = elements.compactMap { moment($0, clock, shift) }
    return moments.count == elements.count ? .array(moments) : nil
  }

  private static func isDestination(_ json: JSON) -> Bool {
    guard let text = json.text else { return false }
    if text == "app" || text == "authentication" { return true }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    return parts.count == 2 && ["link", "widgetURL", "intent"].contains(parts[0])
      && Int32(parts[1]).map { $0 >= 0 && String($0) == parts[1] } == true
  }

  /// A value in canonical form as a reader wants to see it.
  func text(_ json: JSON) -> String {
    switch (self, json) {
    case (.dates, .array(let dates)): "[" + dates.map(time).joined(separator: ", ") + "]"
    case (.until, .number): time(json)
    case (_, .string(let text)): text
    case (_, .array(let elements)): elements.compactMap(\.text).joined(separator: "+")
    default: json.description
    }
  }

  private func time(_ json: JSON) -> String {
    Interval(microseconds: json.integer ?? 0).description
  }
}
