// Goal: the end of a fault is found to the smallest step, reported once, and not confused with the
// end of the run.
import RunRecord
import Testing
import WidgetModel

@testable import Campaigns

@Suite struct NeighbourhoodTests {
  /// A widget whose code answers after a delay.
  private func scenario(answeringAfter delay: Interval = .seconds(30)) -> Scenario {
    var call = ScriptedCall(ScriptedAnswer())
    call.answers[0].delay = delay
    call.answers[0].entries = [ScriptedEntry()]
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    widget.timelines = [call]
    var scenario = Scenario()
    scenario.widgets = [widget]
    return scenario
  }

  private func delay(of scenario: Scenario) -> Interval {
    scenario.widgets[0].timelines[0].answers[0].delay
  }

  private func lines(
    of scenario: Scenario,
    runs: Int = 600,
    _ isBroken: @escaping (Scenario) -> Bool?
  ) -> [NeighbourLine] {
    var neighbourhood = Neighbourhood(budget: runs, isBroken: isBroken)
    return NeighbourLine.lines(neighbourhood.borders(of: scenario), of: scenario)
  }

  @Test func `the range that breaks is found on both sides, to the tick`() {
    let found = lines(of: scenario()) { scenario in
      (.seconds(28)...(.minutes(7))).contains(delay(of: scenario))
    }
    #expect(found.map(\.breaking) == [after("28s"), after("7m")])
    #expect(found.map(\.holding) == [after("27.999999s"), after("7m0.000001s")])
    #expect(Set(found.map(\.line)) == [after("30s")])
  }

  private func after(_ delay: String) -> String {
    "timeline call 0: entry at 0s, never again, after \(delay)"
  }

  @Test func `the scenario's own value is not reported as the last that breaks`() {
    let found = lines(of: scenario()) { delay(of: $0) >= .seconds(30) }
    #expect(found.map(\.breaking) == [""])
    #expect(found.map(\.holding) == [after("29.999999s")])
  }

  @Test func `what any value breaks says nothing`() {
    #expect(lines(of: scenario()) { _ in true } == [])
  }

  @Test func `the end of a run is not a border`() {
    let late = { (scenario: Scenario) in
      scenario.widgets[0].placements[0].added + .minutes(1) <= .start + scenario.length
    }
    #expect(lines(of: scenario(), late) == [])
    let early = { (scenario: Scenario) in
      scenario.widgets[0].placements[0].added <= .start + .hours(23)
    }
    #expect(
      lines(of: scenario(), early).map(\.holding)
        == ["placement 0: systemSmall, added at 23h00m0.000001s"]
    )
  }

  @Test func `a circumstance and a name that remove the fault are reported`() {
    let found = lines(of: scenario()) { scenario in
      let placed = scenario.widgets[0].placements[0]
      return !scenario.device.isLocked && !placed.family.isAccessory
    }
    #expect(
      found.map(\.holding) == ["iOS26 for 1d, locked", "placement 0: accessoryCircular"]
    )
  }

  @Test(arguments: [0, 1, 10])
  func `no more runs are spent than are there`(runs: Int) {
    var spent = 0
    _ = lines(of: scenario(), runs: runs) { _ in
      spent += 1
      return spent.isMultiple(of: 3)
    }
    #expect(spent == runs)
  }

  @Test func `a run that does not end is not a border`() {
    #expect(lines(of: scenario()) { _ in nil } == [])
  }
}
