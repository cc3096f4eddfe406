import WidgetModel
import WidgetRuntime

/// A day of a scripted widget under the reference runtime, for code that reads traces.
///
/// ```
/// 0h     placed small; a timeline of four entries an hour apart, reload after 4 h
/// 5m     looked at in the gallery, medium
/// 1h30m  a tap on the button of the entry on display; its intent returns, a reload follows
/// 12h    the second timeline request after that throws
/// 13h    the app asks for a reload, ten times in ten minutes
/// ```
enum SimulatedDay {
  static var scenario: Scenario {
    var widget = Widget()
    widget.kind = 3
    widget.placements = [PlacedWidget()]
    widget.views = ["A", "B", "C", "D", "gallery", "placeholder"].map { text in
      ViewTree(nodes: [
        ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1),
        ViewNode(.text, depth: 2, text: text),
      ])
    }
    var entries: [ScriptedEntry] = []
    for hour in 0..<4 {
      var entry = ScriptedEntry()
      entry.offset = .hours(Int64(hour))
      entry.view = hour
      entries.append(entry)
    }
    var timeline = ScriptedAnswer()
    timeline.entries = entries
    timeline.policy = .after
    timeline.after = .hours(4)
    var error = ScriptedAnswer()
    error.kind = .error
    widget.timelines = [ScriptedCall(timeline), ScriptedCall(timeline), ScriptedCall(error)]
    widget.snapshots = [ScriptedCall(entry(view: 4))]
    widget.placeholders = [ScriptedCall(entry(view: 5))]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.galleryOpened(WidgetID(0), .systemMedium), at: .start + .minutes(5)),
      Stimulus(.tapped(PlacementID(0), node: 1), at: .start + .minutes(90)),
      Stimulus(.reloadCalled(kind: 3), at: .start + .hours(13), every: .minutes(1), times: 10),
      Stimulus(.reloadCalled(kind: 9), at: .start + .hours(14)),
    ]
    return scenario
  }

  private static func entry(view: Int) -> ScriptedAnswer {
    var entry = ScriptedEntry()
    entry.view = view
    var answer = ScriptedAnswer()
    answer.kind = .entry
    answer.entries = [entry]
    return answer
  }

  /// Returns the trace of the day.
  static func trace(of scenario: Scenario = scenario) throws -> Trace {
    let simulation = Simulation()
    var subject = ReferenceRuntime()
    var source = ScriptedSource(scenario)
    _ = try simulation.run(scenario, subject: &subject, source: &source)
    return simulation.takeTrace()
  }
}
