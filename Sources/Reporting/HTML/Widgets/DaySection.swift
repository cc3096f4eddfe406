import RunRecord
import WidgetModel

struct DaySection {
  let days: [DayLine]

  var section: PageSection {
    PageSection(
      fragment: Fragment("days"),
      title: groups.count == 1 ? "A simulated day" : "Simulated days",
      short: "Day",
      introduction: "What a person would have seen, what was reloaded and what it cost. Hours are "
        + "those of the phone's clock in universal time.",
      content: .group(groups.map(day) + days.map(lives))
    )
  }

  /// The days with the names of the families in which they are the same.
  private var groups: [(names: [String], day: DayLine)] {
    var groups: [(names: [String], day: DayLine)] = []
    for day in days {
      let name = FamilyMetrics(family: day.family).name
      var plain = day
      plain.family = ""
      let same = groups.firstIndex {
        var other = $0.day
        other.family = ""
        // Activities and freshness are reported for one family only, so they do not count.
        other.activities = day.activities
        other.freshness = day.freshness
        return other == plain
      }
      if let same { groups[same].names.append(name) } else { groups.append(([name], day)) }
    }
    return groups
  }

  private func day(_ group: (names: [String], day: DayLine)) -> HTML {
    let day = group.day
    return element("div", .class("day")) {
      element("h3") {
        group.names.joined(separator: ", ")
        if !day.configuration.isEmpty { tag(day.configuration) }
      }
      figures(day)
      DayStrip(day: day).html
      FreshnessStrip(day: day).html
      list(day)
    }
  }

  private func lives(_ day: DayLine) -> HTML {
    ActivityFigure(
      activities: day.activities,
      owner: "the day of \(FamilyMetrics(family: day.family).name)"
    ).html
  }

  private func figures(_ day: DayLine) -> HTML {
    let counts = DayTally(day)
    return element("dl", .class("figures")) {
      counts.figures.map { name, figure in
        element("div") {
          element("dt") { name }
          element("dd") { figure }
        }
      }
    }
  }

  private static let limit = 250

  private func list(_ day: DayLine) -> HTML {
    let total = Int64(day.events.count) + day.omitted
    guard total > 0 else { return .nothing }
    let title =
      total <= Int64(DaySection.limit)
      ? "All \(counted(total, "event")) as a list"
      : "The first \(DaySection.limit) of \(counted(total, "event")) as a list"
    return disclosure(title, style: "log") {
      Table(
        columns: [.number("Time"), .text("Event"), .text("Detail"), .number("Charge")],
        rows: day.events.prefix(DaySection.limit).map { event in
          [
            .text(Interval(microseconds: event.at).description), .text(event.kind.rawValue),
            .text(event.text), .text(event.kind == .granted ? "\(event.charge)" : ""),
          ]
        }
      ).html
    }
  }
}

/// The counts of a day's events.
struct DayTally {
  private let day: DayLine

  init(_ day: DayLine) { self.day = day }

  /// The counts with their names; zeros are left out except for the most important ones.
  var figures: [(String, String)] {
    let granted = day.events.filter { $0.kind == .granted }
    let charged = granted.filter { $0.charge > 0 }.count
    let all: [(String, Int, Bool)] = [
      ("entries shown", count(.shown), true), ("reloads requested", count(.called), false),
      ("reloads granted", granted.count, true), ("of these charged", charged, true),
      ("held back", count(.held), false), ("dropped", count(.dropped), false),
      ("failed", count(.failed), false), ("taps", count(.tapped), false),
    ]
    let left = day.budget.last.map { [("budget left", Measure.number(Double($0.left) / 1000))] }
    return all.filter { $0.1 > 0 || $0.2 }.map { ($0.0, grouped(Int64($0.1))) } + (left ?? [])
  }

  private func count(_ kind: DayEventLine.Kind) -> Int { day.events.count { $0.kind == kind } }
}
