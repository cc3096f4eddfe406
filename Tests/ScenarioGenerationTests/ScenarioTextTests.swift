import Testing
import WidgetModel

@testable import ScenarioGeneration

@Suite struct ScenarioTextTests {
  @Test func `a scenario reads as one line for each thing`() {
    var scenario = Scenario()
    scenario.length = .hours(3)
    var widget = Widget()
    widget.name = "<b>\u{202E}"
    widget.placements = [PlacedWidget(), PlacedWidget()]
    widget.placements[1].family = .systemLarge
    widget.placements[1].added = Instant(microseconds: 60_000_000)
    var answer = ScriptedAnswer()
    answer.delay = .seconds(2)
    answer.policy = .after
    answer.after = .minutes(5)
    answer.entries = (0..<6).map {
      var entry = ScriptedEntry()
      entry.offset = .minutes(Int64($0) * 5)
      return entry
    }
    widget.timelines = [ScriptedCall(answer), ScriptedCall()]
    widget.views = [.plain]
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.reloadCalled(kind: 0), at: .start + .minutes(5), every: .minutes(5), times: 36),
      Stimulus(.tapped(PlacementID(1), node: -1), at: .start + .hours(1)),
    ]
    #expect(
      ScenarioText.lines(of: scenario) == [
        "iOS26 for 3h",
        "widget 0 \"<b>\\u{202e}\", kind 0",
        "  placement 0: systemSmall",
        "  placement 1: systemLarge, added at 1m",
        "  timeline call 0: 6 entries from 0s, every 5m, again after 5m, after 2s",
        "  timeline call 1: never answers",
        "  view 0: containerBackground, >text",
        "at 5m: the app reloads kind 0, every 5m x 36",
        "at 1h: a tap on placement 1",
      ]
    )
  }

  @Test func `a size counts repetitions apart`() {
    var scenario = Scenario()
    scenario.workload = [
      Stimulus(.pushReceived, at: .start, every: .day, times: 7),
      Stimulus(.pushReceived, at: .start),
    ]
    #expect(scenario.size.stimuli == 2)
    #expect(scenario.size.repetitions == 8)
  }
}
