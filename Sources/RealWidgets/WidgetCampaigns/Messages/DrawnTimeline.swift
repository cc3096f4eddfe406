import WidgetModel

/// A timeline as drawn, for comparison with another answer.
package struct DrawnTimeline: Archivable, Hashable {
  package var widget: Int64 = 0

  /// The phone's date at the request, in microseconds since 1970.
  package var asked: Int64 = 0

  package var entries: [DrawnEntry] = []

  /// The date of the next request, in microseconds since 1970; `Int64.max` for never.
  package var reload = Int64.max

  /// The places of the answer and of the called functions, the best first.
  package var places: [String] = []

  package var readings: [OutsideReading] = []

  package var parameters: [ParameterUse] = []

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("widget", &widget, in: 0...Int64(Int32.max), default: 0)
    try archive.integer("asked", &asked, in: Int64.min...Int64.max, default: 0)
    try archive.list("entries", &entries, limit: 100_000)
    try archive.integer("reload", &reload, in: Int64.min...Int64.max, default: Int64.max)
    try archive.texts("places", &places, limit: 100)
    try archive.list("readings", &readings, limit: 100_000)
    try archive.list("parameters", &parameters, limit: 1000)
  }

  /// Returns the entry shown at a date: the latest that is not later, else the first.
  package func entry(at date: WallDate) -> DrawnEntry? {
    entry(shownAt: date) ?? entries.min { $0.date < $1.date }
  }

  /// Returns the latest entry that is not later than a date, `nil` before the first.
  func entry(shownAt date: WallDate) -> DrawnEntry? {
    entries.filter { $0.date <= date.microseconds }.max { $0.date < $1.date }
  }
}

/// One entry of a timeline, drawn.
package struct DrawnEntry: Archivable, Hashable {
  /// In microseconds since 1970.
  package var date: Int64 = 0

  /// The drawing, a line for each node; self-updating texts are omitted.
  package var drawing: [String] = []

  package var texts: [String] = []

  /// The texts that do not update themselves.
  package var plainTexts: [DrawnText] = []

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("date", &date, in: Int64.min...Int64.max, default: 0)
    try archive.texts("drawing", &drawing, limit: 100_000)
    try archive.texts("texts", &texts, limit: 100_000)
    try archive.list("plainTexts", &plainTexts, limit: 100_000)
  }

  /// The texts, shortened for a message.
  package var words: String {
    let all = texts.filter { !$0.isEmpty }.joined(separator: " · ")
    guard !all.isEmpty else { return "a drawing without texts" }
    return all.count > 120 ? "\"\(all.prefix(120))...\"" : "\"\(all)\""
  }
}

/// A text that does not update itself.
package struct DrawnText: Archivable, Hashable {
  package var text = ""

  package var place = ""

  package init() {}

  package init(_ text: String, at place: String = "") {
    self.text = text
    self.place = place
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("text", &text, default: "")
    try archive.text("place", &place, default: "")
  }
}

/// One reading of data from outside.
package struct OutsideReading: Archivable, Hashable {
  /// The name of the data, such as a key of shared defaults or a URL.
  package var name = ""

  package var place = ""

  package init() {}

  package init(_ name: String, at place: String) {
    self.name = name
    self.place = place
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.text("place", &place, default: "")
  }
}
