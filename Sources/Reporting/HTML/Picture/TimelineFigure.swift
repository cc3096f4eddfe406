import RunRecord
import WidgetModel

/// The picture of a finding's trace with its caption and list.
struct TimelineFigure {
  let finding: FindingLine

  /// The number of findings on the page: at least one, and at most as many as have pictures.
  let share: Int

  var html: HTML {
    guard !finding.trace.isEmpty else { return .nothing }
    let selection = TimelineFigure.selection(finding, share: share)
    let picture = TimelinePicture(finding, selection)
    return element("figure", .class("timeline")) {
      element("p", .class("label")) { "What led to it" }
      element("div", .class("stage")) {
        picture.names
        element("div", .class("scroller")) { picture.html }
      }
      element("figcaption") {
        element("p", .class("inspector"), .named("aria-live", "polite")) { caption }
        list(selection)
      }
    }
  }

  /// Returns the drawn events of a finding that shares its page with others.
  static func selection(_ finding: FindingLine, share: Int) -> TraceSelection {
    TraceSelection(finding, limit: min(200, 440 / share))
  }

  private var caption: String {
    let event = Int(clamping: finding.event)
    return finding.trace.indices.contains(event)
      ? finding.describe(event) : "The clause broke at the end of the run."
  }

  private func list(_ selection: TraceSelection) -> HTML {
    let all = finding.trace.count
    let title =
      selection.indices.count == all
      ? "All \(counted(Int64(all), "event")) as a list"
      : "\(selection.indices.count) of \(counted(Int64(all), "event")) as a list"
    let drawn = Set(selection.indices)
    return disclosure(title, style: "log") {
      Table(
        columns: [
          .number("#"), .number("Time"), .text("Clock"), .text("Lane"), .text("Event"),
          .number("Cause"),
        ],
        rows: selection.indices.map { row($0, isDrawn: drawn.contains) },
        isLabelled: false
      ).html
    }
  }

  private func row(_ index: Int, isDrawn: (Int) -> Bool) -> [HTML] {
    let event = finding.trace[index]
    return [
      element("a", .link(finding.event(index))) { "\(index)" },
      .text(Interval(microseconds: event.at).description), .text(event.clock),
      .text(event.lane.rawValue),
      .group([
        element("b") { event.fullName }, .text(" " + event.text),
        Int64(index) == finding.event ? badge(.broken, word: "breaks the clause") : .nothing,
      ]),
      event.cause < 0 ? .nothing : cause(Int(clamping: event.cause), isDrawn: isDrawn),
    ]
  }
}

extension TimelineFigure {
  private func cause(_ index: Int, isDrawn: (Int) -> Bool) -> HTML {
    isDrawn(index)
      ? element("a", .link(finding.event(index))) { "\(index)" } : .text("\(index)")
  }
}

extension FindingLine {
  func event(_ index: Int) -> Fragment { Fragment("event", name, String(index)) }

  func describe(_ index: Int) -> String {
    let event = trace[index]
    var text = "#\(index) at \(Interval(microseconds: event.at))"
    if !event.clock.isEmpty { text += " (\(event.clock))" }
    text += ", \(event.lane.rawValue): \(event.fullName)"
    if !event.text.isEmpty { text += ", \(event.text)" }
    if event.placement >= 0 { text += ", placement \(event.placement)" }
    if event.cause >= 0 { text += "; caused by #\(event.cause)" }
    return text
  }
}
