import RunRecord
import WidgetModel

struct ActivityFigure {
  let activities: ActivitiesLine

  /// The owner of the lives, which is unique among the figures of the page.
  var owner = ""

  /// The instant of a limit in microseconds, -1 for none, and the limit.
  var limit: (at: Int64, text: String) = (-1, "")

  /// Returns the place of a trace event in the page, `nil` if there is none.
  var place: (Int) -> Fragment? = { _ in nil }

  var html: HTML {
    guard !activities.lives.isEmpty else { return .nothing }
    let picture = ActivityPicture(activities, limit: limit)
    let biographies = activities.lives.map { $0.biography }
    return element("figure", .class("lives")) {
      element("p", .class("label")) { title }
      element("ul", .class("biographies")) {
        zip(activities.lives, biographies).map { life, words in
          element("li") {
            element("b") { life.name }
            " " + words
          }
        }
        if activities.omitted > 0 {
          element("li") {
            "\(counted(activities.omitted, "further life", "further lives")) left out."
          }
        }
      }
      element("div", .class("stage")) {
        picture.names
        element(
          "div",
          .class("scroller"),
          .named("tabindex", "0"),
          .named("role", "region"),
          .named("aria-label", "The lives of Live Activities as a picture: \(owner)")
        ) {
          picture.html(
            zip(activities.lives, biographies).map { "\($0.title) \($1)" }.joined(separator: " ")
          )
        }
      }
      element("figcaption") {
        element("p", .class("legend note")) { legend }
        list
      }
    }
  }

  private var title: String {
    activities.lives.count == 1 && activities.omitted == 0
      ? "The life of the Live Activity" : "The lives of the Live Activities"
  }

  private var legend: [HTML] {
    let steps = activities.lives.flatMap(\.steps)
    let signs = ActivityStepLine.Outcome.allCases.filter { outcome in
      steps.contains { $0.outcome == outcome }
    }
    var notes = signs.map { outcome in
      element("span") {
        element("svg", .named("viewBox", "0 0 14 14"), .named("aria-hidden", "true")) {
          StepSign(outcome: outcome, x: 7, y: 7).html
        }
        " \(outcome.word)"
      }
    }
    if steps.contains(where: { $0.alert != .none }) {
      notes.append(element("span") { "▲ alerts the person, expanded or by a banner" })
    }
    if !activities.hasIsland {
      notes.append(element("span") { "The phone has no Dynamic Island." })
    }
    notes.append(
      element("span") { "Distances grow with time, but not in proportion: read the times." }
    )
    return notes
  }

  private var list: HTML {
    let isOfSeveral = activities.lives.count > 1
    let total = activities.lives.reduce(0) { $0 + $1.steps.count }
    var columns: [Table.Column] = [.number("Time")]
    if isOfSeveral { columns.append(.text("Activity")) }
    columns += [.text("Input"), .text("Result"), .text("State")]
    if activities.hasIsland { columns.append(.text("Dynamic Island")) }
    columns.append(.text("Lock Screen"))
    let all = activities.lives.flatMap { life in life.steps.map { (life, $0) } }
    let sorted = all.enumerated().sorted {
      ($0.element.1.at, $0.offset) < ($1.element.1.at, $1.offset)
    }
    return disclosure("\(counted(Int64(total), "step")) as a list", style: "log") {
      Table(
        columns: columns,
        rows: sorted.map { row($0.element.0, $0.element.1, isOfSeveral) }
      ).html
    }
  }

  private func row(_ life: ActivityLine, _ step: ActivityStepLine, _ isOfSeveral: Bool) -> [HTML] {
    var cells: [HTML] = [time(step)]
    if isOfSeveral { cells.append(.text(life.title)) }
    cells += [
      .group([
        step.omitted > 0 ? .text("(\(step.cut) left out) ") : .nothing,
        element("b") { step.name }, .text(" " + step.text),
      ]),
      .group([
        step.outcome == .taken ? .nothing : tag(step.outcome.word), .text(" " + step.result),
        step.isBreaking ? badge(.broken, word: "breaks the clause") : .nothing,
      ]),
      .text(step.phase == .absent ? "not there" : step.phase.rawValue),
    ]
    if activities.hasIsland { cells.append(.text(step.place.label ?? "no")) }
    cells.append(.text(step.screen ?? "no"))
    return cells
  }

  private func time(_ step: ActivityStepLine) -> HTML {
    let time = Interval(microseconds: step.at).description
    guard step.event >= 0, let place = place(Int(clamping: step.event)) else { return .text(time) }
    return element("a", .link(place)) { time }
  }
}

extension ActivityStepLine {
  var sentence: String {
    "\(Interval(microseconds: at)): \(text.isEmpty ? name : text); \(result.isEmpty ? outcome.word : result)"
  }
}

extension ActivityLine {
  var title: String { widget.isEmpty ? "activity \(number)" : "\(widget) \(number)" }

  /// The name for narrow places.
  var shortTitle: String {
    guard !widget.isEmpty else { return title }
    let stem = widget.hasSuffix("Attributes") ? String(widget.dropLast(10)) : widget
    let short = stem.count > 10 ? stem.prefix(9) + "…" : Substring(stem)
    return "\(short) \(number)"
  }

  /// The name at the beginning of a sentence.
  var name: String { widget.isEmpty ? "Activity \(number)" : title }

  /// Its life in sentences, to follow its name.
  var biography: String {
    guard startedAt >= 0 else { return "never started." }
    var text = "was started\(start.agent) at \(Interval(microseconds: startedAt))"
    if endedAt >= 0 {
      text += " and ended at \(Interval(microseconds: endedAt)): \(reason(of: end))"
    }
    if leftAt >= 0 {
      text += ". It left the screen at \(Interval(microseconds: leftAt)): \(reason(of: departure))."
    } else if let last = steps.last?.phase, last != .absent {
      text += ". It is \(last.rawValue) at the end."
    } else {
      text += "."
    }
    return text
  }

  private func reason(of cause: Cause) -> String {
    switch cause {
    case .none, .unknown: "no reason is known"
    case .app: "its app said so"
    case .push: "a push said so"
    case .age: "it had been active for as long as it may"
    case .person: "a person swiped it away"
    case .attention: "it goes with the person's attention"
    case .setting: "the person changed the setting of frequent pushes"
    case .deletion: "its app was deleted"
    case .date: "its dismissal policy said so"
    case .limit:
      "\(Interval(microseconds: leftAt - endedAt)) after its end it may stay no longer"
    }
  }
}

extension ActivityLine.Cause {
  /// The source of the start, as the end of a sentence.
  fileprivate var agent: String {
    switch self {
    case .app: " by its app"
    case .push: " by a push"
    default: ""
    }
  }
}
