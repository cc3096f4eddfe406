import RunRecord
import WidgetModel

/// A day as a strip: entries, reloads and budget, in percentages to fit every page, with a count
/// for overlapping marks.
struct DayStrip {
  let day: DayLine

  var html: HTML {
    element("figure", .class("strip")) {
      hours
      lane("Shown", shown, height: 26)
      marks("Reloads requested", [.called])
      marks("Reloads", [.granted, .held, .dropped, .failed])
      marks("Taps", [.tapped])
      budget
      element("figcaption", .class("legend")) { legend }
    }
  }

  /// The number of columns into which a lane's marks are sorted.
  private static let columns: Int64 = 96

  private var length: Int64 { max(1, day.length) }

  private func lane(_ name: String, _ content: HTML, height: Int) -> HTML {
    element("div", .class("lane")) {
      element("p") { name }
      element(
        "svg",
        .named("width", "100%"),
        .named("height", "\(height)"),
        .named("role", "img"),
        .named("aria-label", name)
      ) { content }
    }
  }

  /// Returns a position as a percentage of the width.
  private func share(_ at: Int64) -> String {
    let part = min(max(0, at), length).multipliedFullWidth(by: 10_000)
    return Measure.number(Double(length.dividingFullWidth(part).quotient) / 100) + "%"
  }

  private var hours: HTML {
    let hour = Interval.hours(1).microseconds
    let steps: [Int64] = [1, 3, 6, 12, 24, 24 * 7, 24 * 30, 24 * 365]
    let step = (steps.first { length / ($0 * hour) <= 8 } ?? 24 * 3650) * hour
    let start = WallDate(day.clock)
    let first = start.map { date in
      let past = date.microseconds % step
      return past == 0 ? 0 : step - (past < 0 ? past + step : past)
    }
    // A label at the very end would not fit.
    let ticks = stride(from: first ?? 0, to: length - length / 16, by: Int64.Stride(step))
      .prefix(40)
    return element("div", .class("lane hours")) {
      element("p") { start.map { String("\($0)".prefix(10)) } ?? "" }
      element(
        "svg",
        .named("width", "100%"),
        .named("height", "18"),
        .named("aria-hidden", "true")
      ) {
        ticks.map { at in
          element(
            "text",
            .named("x", share(at)),
            .named("y", "13")
          ) { label(at, start, step >= Interval.day.microseconds) }
        }
      }
    }
  }

  private func label(_ at: Int64, _ start: WallDate?, _ isDays: Bool) -> String {
    guard let start else { return Interval(microseconds: at).description }
    let text = "\(start + Interval(microseconds: at))"
    return isDays ? String(text.prefix(10).dropFirst(5)) : String(text.dropFirst(11).prefix(5))
  }

  private var shown: HTML {
    let events = day.events.filter { $0.kind == .shown }
    let ends = events.dropFirst().map(\.at) + [length]
    return .group(
      zip(events, ends).enumerated().map { index, pair in
        let (event, end) = pair
        let isPlaceholder = event.text == "placeholder"
        return element(
          "rect",
          .class(isPlaceholder ? "empty" : index.isMultiple(of: 2) ? "entry" : "entry other"),
          .named("x", share(event.at)),
          .named("y", "2"),
          .named("width", share(max(0, end - event.at))),
          .named("height", "22")
        ) {
          element("title") { "\(event.text), from \(Interval(microseconds: event.at))" }
        }
      }
    )
  }

  private struct Mark {
    let event: DayEventLine
    let column: Int64
    var count: Int
  }

  private func marks(_ name: String, _ kinds: [DayEventLine.Kind]) -> HTML {
    var marks: [Mark] = []
    for event in day.events where kinds.contains(event.kind) {
      let column = event.at / max(1, length / DayStrip.columns)
      let same = marks.lastIndex {
        $0.column == column && $0.event.kind == event.kind && $0.event.charge == event.charge
      }
      if let same {
        marks[same].count += 1
      } else {
        marks.append(Mark(event: event, column: column, count: 1))
      }
    }
    guard !marks.isEmpty else { return .nothing }
    return lane(name, .group(marks.map(mark)), height: 26)
  }

  private func mark(_ mark: Mark) -> HTML {
    let row: Int =
      switch mark.event.kind {
      case .held, .dropped: 21
      case .failed: 5
      default: 13
      }
    return element(
      "text",
      .class("mark \(mark.event.kind.rawValue)\(mark.event.isFree ? " free" : "")"),
      .named("x", share(mark.event.at)),
      .named("y", "\(row + 4)")
    ) {
      element("title") {
        let times = mark.count > 1 ? "\(mark.count) times, first " : ""
        "\(mark.event.title): \(times)\(mark.event.text), at \(Interval(microseconds: mark.event.at))"
      }
      mark.event.sign
    }
  }

  private var budget: HTML {
    guard day.capacity > 0, let first = day.budget.first, let last = day.budget.last else {
      return .nothing
    }
    let points = day.budget.map { line in
      let x = Measure.number(Double(min(line.at, length)) / Double(length) * 1000)
      let y = Measure.number(48 - Double(min(line.left, day.capacity)) / Double(day.capacity) * 44)
      return "\(x),\(y)"
    }
    let capacity = Measure.number(Double(day.capacity) / 1000)
    let name = "Budget left, of \(capacity)"
    return element("div", .class("lane budget")) {
      element("p") { name }
      element(
        "svg",
        .named("width", "100%"),
        .named("height", "50"),
        .named("viewBox", "0 0 1000 50"),
        .named("preserveAspectRatio", "none"),
        .named("role", "img"),
        .named(
          "aria-label",
          "\(name): from \(Measure.number(Double(first.left) / 1000)) "
            + "to \(Measure.number(Double(last.left) / 1000))"
        )
      ) {
        element(
          "polygon",
          .named("points", "0,48 \(points.joined(separator: " ")) 1000,48")
        )
        element("polyline", .named("points", points.joined(separator: " ")))
      }
    }
  }

  private var legend: [HTML] {
    var seen: [String] = []
    return day.events.compactMap { event in
      guard event.kind != .shown, event.kind != .asked, !seen.contains(event.title) else {
        return nil
      }
      seen.append(event.title)
      return element("span") {
        element("i", .class("mark \(event.kind.rawValue)\(event.isFree ? " free" : "")")) {
          event.sign
        }
        " "
        event.title
      }
    }
  }
}

extension DayEventLine {
  fileprivate var isFree: Bool { kind == .granted && charge == 0 }

  /// A sign that distinguishes the kinds without colour.
  fileprivate var sign: String {
    switch kind {
    case .shown: "▬"
    case .called: "▾"
    case .asked: "?"
    case .granted: charge > 0 ? "●" : "○"
    case .held: "‖"
    case .dropped: "✕"
    case .failed: "✖"
    case .tapped: "▴"
    }
  }

  fileprivate var title: String {
    switch kind {
    case .shown: "shown"
    case .called: "reload requested"
    case .asked: "timeline asked for"
    case .granted: charge > 0 ? "granted and charged" : "granted for free"
    case .held: "held back"
    case .dropped: "dropped"
    case .failed: "failed"
    case .tapped: "tap"
    }
  }
}
