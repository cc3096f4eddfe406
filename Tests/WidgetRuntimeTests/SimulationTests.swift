import Testing
import WidgetModel
import WidgetRuntime

@Suite struct SimulationTests {
  @Test func `a placed widget is added, asked, committed and shown at the start`() throws {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    let simulation = Simulation()
    var runtime = ReferenceRuntime()
    var source = ScriptedSource(scenario)
    try simulation.run(scenario, subject: &runtime, source: &source)
    #expect(
      simulation.trace.events.map(\.kind) == [
        .added, .requested, .displayed, .granted, .requested, .answered, .answered, .archived,
        .committed, .displayed,
      ]
    )
    #expect(runtime.state.contradictions.isEmpty)
  }
}
