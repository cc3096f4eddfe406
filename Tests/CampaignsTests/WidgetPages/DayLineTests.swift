import RunRecord
import Testing
import WidgetModel

// Goal: a day contains the displays that a person saw, the reloads and their cost.
@Suite struct DayLineTests {
  @Test func `a day has its entries, reloads, taps and failures in order`() throws {
    let day = try day()
    #expect(day.length == Interval.day.microseconds)
    #expect(day.family == "systemSmall")
    #expect(day.events.map(\.at) == day.events.map(\.at).sorted())
    let shown = day.events.filter { $0.kind == .shown }.map(\.text)
    #expect(shown.first == "placeholder")
    #expect(shown[1].hasPrefix("entry 1 of 4, dated "))
    #expect(day.events.filter { $0.kind == .tapped }.map(\.text) == ["tap on node 1"])
    #expect(day.events.contains { $0.kind == .failed && $0.text == "an error was thrown" })
    #expect(day.events.contains { $0.kind == .granted && $0.text == "a button or toggle" })
  }

  @Test func `reload calls for other kinds are not the widget's`() throws {
    let day = try day()
    let called = day.events.filter { $0.kind == .called }
    #expect(called.count == 10)
  }

  @Test func `the budget falls by one for each charge and rises between`() throws {
    let day = try day()
    let setup = try #require(SimulatedDay.scenario.setup)
    #expect(day.capacity == setup.profile[.budgetBurst] * 1000)
    let charges = day.events.filter { $0.kind == .granted && $0.charge > 0 }
    #expect(!charges.isEmpty)
    for charge in charges {
      let levels = day.budget.filter { $0.at == charge.at }.map(\.left)
      #expect(levels.count >= 2 && levels[0] - levels[levels.count - 1] >= 1000)
    }
    for (before, after) in zip(day.budget, day.budget.dropFirst()) {
      #expect(before.at <= after.at)
      #expect(after.left <= day.capacity)
      if before.at < after.at { #expect(before.left <= after.left) }
    }
    #expect(day.budget.last?.at == day.length)
  }

  @Test func `an unlimited budget has no level`() throws {
    var scenario = SimulatedDay.scenario
    scenario.settings = [Setting(.budgetModel, 0)]
    let setup = try #require(scenario.setup)
    try #require(setup.profile.budgetModel == .unlimited)
    let trace = try SimulatedDay.trace(of: scenario)
    let day = DayLine.day(in: trace, setup, of: PlacementID(0), kind: "city")
    #expect(day.capacity == 0)
    #expect(day.budget.isEmpty)
  }

  @Test func `a later part of a run is described from its own start`() throws {
    let setup = try #require(SimulatedDay.scenario.setup)
    let day = DayLine.day(
      in: try SimulatedDay.trace(),
      setup,
      of: PlacementID(0),
      kind: "city",
      from: .start + .hours(13),
      length: .hours(1)
    )
    #expect(day.length == Interval.hours(1).microseconds)
    #expect(day.events.first.map(\.at) == 0)
    #expect(day.events.allSatisfy { $0.at <= day.length })
    #expect(!day.events.contains { $0.kind == .tapped })
  }

  @Test func `a placement that does not exist has an empty day`() throws {
    let setup = try #require(SimulatedDay.scenario.setup)
    let day = DayLine.day(in: try SimulatedDay.trace(), setup, of: PlacementID(7), kind: "x")
    #expect(day == DayLine())
  }

  private func day() throws -> DayLine {
    let setup = try #require(SimulatedDay.scenario.setup)
    return DayLine.day(in: try SimulatedDay.trace(), setup, of: PlacementID(0), kind: "city")
  }
}
