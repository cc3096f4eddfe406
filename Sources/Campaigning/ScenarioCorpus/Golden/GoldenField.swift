import WidgetModel

/// A field of an event that a golden line may fix: its name, and the form of its values.
public struct GoldenField: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// A placed widget, or `none` in the gallery.
    case placement
    /// A Live Activity, or `none` if the Dynamic Island has none.
    case activity
    /// A non-negative integer.
    case natural
    case flag
    case text
    case name([String])
    case names([String])
    /// A display: an entry's index in the provider's order, `placeholder` or `blank`.
    case entry
    /// The destination of a tap: `link 2`, `widgetURL 1`, `intent 1`, `app` or `authentication`.
    case destination
    case length
    case moment
    case moments
    /// A moment, or `end` for the end of the run.
    case end
  }

  /// The name in files.
  public let rawValue: String

  let form: Form

  init(_ name: String, _ form: Form) {
    rawValue = name
    self.form = form
  }

  /// The placed widget, or `none` in the gallery.
  public static let placement = GoldenField("placement", .placement)
  /// The installed widget.
  public static let widget = GoldenField("widget", .natural)
  /// The kind of the request.
  public static let request = GoldenField("request", .name(RequestKind.allCases.map(\.rawValue)))
  /// The dates of a timeline's entries in the provider's order, as moments of the clock.
  public static let dates = GoldenField("dates", .moments)
  /// The thing on display.
  public static let entry = GoldenField("entry", .entry)
  /// The end of a display, or `end` if it lasted until the end of the run.
  public static let until = GoldenField("until", .end)

  /// A field with its value as written in a line.
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
  /// Returns a written value in canonical form for comparison, `nil` if it is invalid; `shift`
  /// delays its moments in a repetition of a line.
  func canonical(_ json: JSON, clock: WallDate, shift: Interval = .zero) -> JSON? {
    switch form {
    case .placement, .activity: json == .string("none") ? json : natural(json)
    case .natural: natural(json)
    case .flag: json.isTrue == nil ? nil : json
    case .text: json.text == nil ? nil : json
    case .name(let names): json.text.map(names.contains) == true ? json : nil
    case .names(let names): list(json, of: names)
    case .entry:
      json == .string("placeholder") || json == .string("blank") ? json : natural(json)
    case .destination: GoldenField.isDestination(json) ? json : nil
    case .length: json.text.flatMap(Interval.init).map { .number($0.microseconds) }
    case .moment: moment(json, clock, shift)
    case .moments: dates(json, clock, shift)
    case .end: json == .string("end") ? json : moment(json, clock, shift)
    }
  }

  var example: String {
    switch form {
    case .placement: "the number of a placement, or \"none\""
    case .activity: "the number of an activity, or \"none\""
    case .natural: "a number from 0"
    case .flag: "true or false"
    case .text: "a text"
    case .name(let names): names.joined(separator: ", ")
    case .names(let names): "a list of some of " + names.joined(separator: ", ")
    case .entry: "the number of an entry, \"placeholder\" or \"blank\""
    case .destination: "\"link n\", \"widgetURL n\", \"intent n\", \"app\" or \"authentication\""
    case .length: "a length such as \"28s\""
    case .moment: GoldenMoment.example
    case .moments: "a list of instants such as [\"0s\", \"1h\"]"
    case .end: "\(GoldenMoment.example), or \"end\""
    }
  }

  private func natural(_ json: JSON) -> JSON? { json.integer.flatMap { $0 >= 0 ? json : nil } }

  private func list(_ json: JSON, of names: [String]) -> JSON? {
    guard case .array(let elements) = json, !elements.isEmpty else { return nil }
    let texts = elements.compactMap(\.text)
    guard texts.count == elements.count, texts.allSatisfy(names.contains) else { return nil }
    return .array(names.filter(texts.contains).map(JSON.string))
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

  /// Returns a canonical value in readable form.
  func text(_ json: JSON) -> String {
    switch (form, json) {
    case (.moments, .array(let dates)): "[" + dates.map(time).joined(separator: ", ") + "]"
    case (.end, .number), (.moment, .number), (.length, .number): time(json)
    case (_, .string(let text)): text
    case (_, .array(let elements)): elements.compactMap(\.text).joined(separator: "+")
    default: json.description
    }
  }

  private func time(_ json: JSON) -> String {
    Interval(microseconds: json.integer ?? 0).description
  }
}
