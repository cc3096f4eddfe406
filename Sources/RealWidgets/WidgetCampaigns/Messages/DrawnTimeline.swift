import WidgetModel

/// A timeline as a person would see it: what second answers are compared by.
package struct DrawnTimeline: Archivable, Hashable {
  /// The number of the widget.
  package var widget: Int64 = 0

  /// The phone's date at the request, in microseconds since 1970.
  package var asked: Int64 = 0

  /// The entries in the order of the timeline.
  package var entries: [DrawnEntry] = []

  /// When the next timeline is asked for, in microseconds since 1970; `Int64.max` for never.
  package var reload = Int64.max

  /// Where the code gave the answer, and what it asked; the best place first.
  package var places: [String] = []

  /// What the code read from outside for the answer, in order.
  package var readings: [OutsideReading] = []

  /// The parameters of its configuration, in the order of their declaration.
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

  /// The entry that is shown at a date: the latest that is not later, else the first.
  package func entry(at date: WallDate) -> DrawnEntry? {
    entry(shownAt: date) ?? entries.min { $0.date < $1.date }
  }

  /// The latest entry that is not later than a date, `nil` before the first.
  func entry(shownAt date: WallDate) -> DrawnEntry? {
    entries.filter { $0.date <= date.microseconds }.max { $0.date < $1.date }
  }
}

/// One entry of a timeline, drawn.
package struct DrawnEntry: Archivable, Hashable {
  /// The entry's date, in microseconds since 1970.
  package var date: Int64 = 0

  /// The drawing, a line for each node; texts that keep themselves up to date are left out.
  package var drawing: [String] = []

  /// The texts of the drawing that a person reads.
  package var texts: [String] = []

  /// Those of them that do not keep themselves up to date.
  package var plainTexts: [DrawnText] = []

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("date", &date, in: Int64.min...Int64.max, default: 0)
    try archive.texts("drawing", &drawing, limit: 100_000)
    try archive.texts("texts", &texts, limit: 100_000)
    try archive.list("plainTexts", &plainTexts, limit: 100_000)
  }

  /// The texts in a few words for a message.
  package var words: String {
    let all = texts.filter { !$0.isEmpty }.joined(separator: " · ")
    guard !all.isEmpty else { return "a drawing without texts" }
    return all.count > 120 ? "\"\(all.prefix(120))...\"" : "\"\(all)\""
  }
}

/// A text that stays as it was drawn.
package struct DrawnText: Archivable, Hashable {
  /// What it says.
  package var text = ""

  /// Where the code makes it, empty where that is not known.
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
  /// What was read, such as a key of shared defaults or a URL.
  package var name = ""

  /// Where the code read it, empty where that is not known.
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
