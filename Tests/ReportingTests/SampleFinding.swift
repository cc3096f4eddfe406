import RunRecord
import WidgetModel

/// Findings with traces of about thirty events over two days.
enum SampleFinding {
  /// A budget that starts again at midnight.
  static var budget: FindingLine {
    var finding = FindingLine()
    finding.clause = "RB-02.runtime"
    finding.kind = "overspent"
    finding.message =
      "41 charged reloads were granted in the 24 hours up to 1d2m, one more than the profile's 40"
    finding.phase = "random"
    finding.index = 4_117
    finding.cases = 131
    finding.original = size(stimuli: 23, repetitions: 70, widgets: 4, placements: 6, entries: 118)
    finding.shrunk = size(stimuli: 1, repetitions: 41, widgets: 1, placements: 1, entries: 1)
    finding.calls = 412
    finding.steps = 37
    finding.state = "minimal"
    finding.scenario = scenario
    finding.text = [
      "profile iOS26 with dailyReloads = 40", "",
      "widget 0 (kind 0), placed small at the start",
      "  each timeline: 1 entry dated now, policy never, at once", "",
      "at 30m, 41 times, every 36m: the app calls reloadTimelines(ofKind: 0)",
    ]
    finding.trace = reloads
    finding.event = 27
    finding.comparison.expected = "at most 40 charged reloads in 24 hours"
    finding.comparison.actual = "41 charged reloads"
    finding.comparison.limit = "40"
    finding.comparison.source = "apple"
    finding.comparison.fact = "RB-02"
    finding.comparison.due = 86_460_000_000
    return finding
  }

  /// A request that is held for ever: broken at the end of the run.
  static var lostReload: FindingLine {
    var finding = budget
    finding.clause = "RB-09.runtime"
    finding.kind = "lost"
    finding.message =
      "the request held at 2h for lack of budget was never granted, although a reload was free from 14h on"
    finding.trace =
      Array(reloads.prefix(9)) + [
        line(9, 7_200, .budget, "held", "reload held for budget: app", cause: 8)
      ]
    finding.event = -1
    finding.comparison = ComparisonLine()
    finding.state = "budgetSpent"
    return finding
  }

  private static var reloads: [TraceLine] {
    var trace = [
      line(0, 0, .app, "added", "widget added"),
      line(1, 0, .runtime, "requested", "asks for a placeholder (request 0)", cause: 0),
      line(2, 0, .provider, "answered", "answers request 0: an entry", cause: 1),
      line(3, 0, .display, "displayed", "shows the placeholder", cause: 2),
      line(4, 0, .budget, "granted", "reload granted, charge 0: added", cause: 0),
      line(5, 0, .runtime, "requested", "asks for a timeline (request 1)", cause: 4),
      line(
        6,
        28,
        .provider,
        "answered",
        "answers request 1: timeline 0 of 1 entry, reload never",
        cause: 5
      ),
      line(7, 28, .runtime, "committed", "puts timeline 0 of request 1 in force", cause: 6),
      line(
        8,
        28,
        .display,
        "displayed",
        "shows entry 0 of timeline 0, dated 2026-01-05T00:00:00Z",
        cause: 7
      ),
    ]
    for (step, second) in [Int64(1_800), 3_960, 86_520].enumerated() {
      let first = trace.count
      let number = step + 2
      trace += [
        line(first, second, .app, "reloadCalled", "app reloads kind 0"),
        line(
          first + 1,
          second,
          .budget,
          step < 2 ? "held" : "granted",
          "reload held for spacing: app",
          cause: first
        ),
        line(first + 2, second + 1, .app, "woke", "time passes"),
        line(
          first + 3,
          second + 1,
          .runtime,
          "requested",
          "asks for a timeline (request \(number))",
          cause: first + 1
        ),
        line(
          first + 4,
          second + 3,
          .provider,
          "answered",
          "answers request \(number): timeline \(number) of 1 entry",
          cause: first + 3
        ),
        line(
          first + 5,
          second + 3,
          .runtime,
          "committed",
          "puts timeline \(number) in force",
          cause: first + 4
        ),
        line(
          first + 6,
          second + 3,
          .display,
          "displayed",
          "shows entry 0 of timeline \(number)",
          cause: first + 5
        ),
      ]
    }
    return trace
  }

  private static func line(
    _ index: Int,
    _ second: Int64,
    _ lane: TraceLine.Lane,
    _ kind: String,
    _ text: String,
    cause: Int = -1
  ) -> TraceLine {
    var line = TraceLine()
    line.at = second * 1_000_000 + (second % 7 == 0 ? 0 : 1)
    line.clock = (WallDate.defaultStart + .seconds(second)).description
    line.lane = lane
    line.kind = kind
    line.text = text
    line.placement = lane == .display ? 0 : -1
    line.cause = Int64(cause)
    return line
  }

  static func size(
    stimuli: Int64,
    repetitions: Int64,
    widgets: Int64,
    placements: Int64,
    entries: Int64
  ) -> ScenarioSizeLine {
    var size = ScenarioSizeLine()
    size.stimuli = stimuli
    size.repetitions = repetitions
    size.widgets = widgets
    size.placements = placements
    size.entries = entries
    return size
  }

  static var scenario: Scenario {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.settings = [Setting(.dailyReloads, 40)]
    scenario.workload = [
      Stimulus(
        .reloadCalled(kind: 0),
        at: Instant(microseconds: 1_800_000_000),
        every: .minutes(36),
        times: 41
      )
    ]
    return scenario
  }
}
