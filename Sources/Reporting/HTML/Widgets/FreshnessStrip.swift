import RunRecord
import WidgetModel

/// The freshness of a widget's content over its day, as a row of moments.
struct FreshnessStrip {
  let day: DayLine

  /// The strip, empty if freshness was not measured.
  var html: HTML {
    let freshness = day.freshness
    guard !freshness.words.isEmpty else { return .nothing }
    return element("figure", .class("strip freshness")) {
      element("p", .class("sentence")) {
        freshness.words.prefix(1).uppercased() + freshness.words.dropFirst() + "."
      }
      if !freshness.moments.isEmpty {
        element("div", .class("lane")) {
          element("p") { "Up to date?" }
          element("ol", .class("moments")) { freshness.moments.map(moment) }
        }
        element("figcaption", .class("legend")) {
          "At each mark the widget's code ran again with the same data. "
          legend
        }
      }
      examples
    }
  }

  private func moment(_ line: FreshMomentLine) -> HTML {
    let time = clock(line.at)
    let words =
      line.state == .outdated
      ? "\(time): shows \(line.shown), the code would show \(line.due)"
      : "\(time): \(line.state.words)"
    return element("li", .class(line.state.rawValue), .named("title", words)) {
      element("span") { words }
      line.state.sign
    }
  }

  private var legend: [HTML] {
    FreshMomentLine.State.allCases.filter { state in
      day.freshness.moments.contains { $0.state == state }
    }.map { state in
      element("span") {
        element("i", .class("moment \(state.rawValue)")) { state.sign }
        " "
        state.words
      }
    }
  }

  /// The shown and the current content at the first outdated moment.
  private var examples: HTML {
    guard let first = day.freshness.outdated.first else { return .nothing }
    return element("p", .class("sentence soft")) {
      "At \(clock(first.at)), the first such mark, it shows \(first.shown), and its code would show \(first.due). The "
        + "data is the same: time has passed, and no entry or reload came."
    }
  }

  private func clock(_ at: Int64) -> String {
    guard let start = WallDate(day.clock) else { return Interval(microseconds: at).description }
    return String("\(start + Interval(microseconds: at))".dropFirst(11).prefix(5))
  }
}

extension FreshMomentLine.State {
  var words: String {
    switch self {
    case .fresh: "the widget shows the same"
    case .outdated: "outdated: the code would show something else"
    case .untold: "unknown: answers differ each minute"
    }
  }

  /// A sign that distinguishes the states without colour.
  var sign: String {
    switch self {
    case .fresh: "✓"
    case .outdated: "✕"
    case .untold: "?"
    }
  }
}
