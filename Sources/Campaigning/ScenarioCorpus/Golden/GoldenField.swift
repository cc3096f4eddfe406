import WidgetModel

/// A field of an event that a golden line may fix: its name, and the form of its values.
public struct GoldenField: Hashable, Sendable {
  /// How the values of a field are written.
  enum Form: Hashable, Sendable {
    /// A placed widget, or `none` in the gallery.
    case placement
    /// A Live Activity, or `none` where the Dynamic Island has none.
    case activity
    /// A number from 0.
    case natural
    /// True or false.
    case flag
    /// Any text.
    case text
    /// One of some names.
    case name([String])
    /// A list of some names.
    case names([String])
    /// What is on display: an entry's place in the provider's order, `placeholder` or `blank`.
    case entry
    /// Where a tap led: `link 2`, `widgetURL 1`, `intent 1`, `app` or `authentication`.
    case destination
    /// A length of time.
    case length
    /// A moment of the clock.
    case moment
    /// Moments of the clock.
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
  /// What was requested.
  public static let request = GoldenField("request", .name(RequestKind.allCases.map(\.rawValue)))
  /// The dates of a timeline's entries in the provider's order, as moments of the clock.
  public static let dates = GoldenField("dates", .moments)
  /// What is on display.
  public static let entry = GoldenField("entry", .entry)
  /// When something left the display, or `end` if it stood there at the end of the run.
  public static let until = GoldenField("until", .end)

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

  /// What a value looks like, for messages.
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

  /// Names in the one order in which they are compared.
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

  /// A value in canonical form as a reader wants to see it.
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
