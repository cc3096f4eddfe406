import Testing
import WidgetModel

@testable import Campaigns
@testable import RunRecord

// Goal: a picture names events in words and puts each on the lane of its placed widget.
@Suite struct EventNameTests {
  @Test(arguments: SideEffect.Kind.allCases)
  func `a side effect has a name in words`(kind: SideEffect.Kind) {
    let name = kind.name
    #expect(!name.isEmpty && !name.contains(where: \.isUppercase))
  }

  @Test func `a request over the network is named with a noun`() throws {
    #expect(SideEffect.Kind.networkRequested.name == "network request")
    #expect("networkRequested".inWords == "network requested")
  }

  @Test func `an answer lies with the placed widget that was asked`() throws {
    let trace = try SimulatedDay.trace()
    let lines = TraceLine.lines(of: trace, trace.events.indices)
    #expect(lines.count == trace.events.count)
    let answers = lines.filter { $0.kind == "answered" }
    let timelines = answers.filter { $0.name == "timeline answered" }
    #expect(!timelines.isEmpty && timelines.allSatisfy { $0.placement == 0 })
    #expect(lines.allSatisfy { !$0.name.isEmpty })
    #expect(
      Set(answers.map(\.name)).isSubset(of: [
        "timeline answered", "entry answered", "intent returned", "error thrown",
      ])
    )
  }

  @Test func `a part of a trace is described like the whole`() throws {
    let trace = try SimulatedDay.trace()
    let all = TraceLine.lines(of: trace, trace.events.indices)
    #expect(TraceLine.lines(of: trace, 10..<20) == Array(all[10..<20]))
  }

  @Test func `a trace that charges reloads has the curve of its budget`() throws {
    let trace = try SimulatedDay.trace()
    let curves = BudgetCurveLine.curves(of: trace, trace.events.indices, SimulatedDay.scenario)
    let curve = try #require(curves.first)
    #expect(curves.count == 1 && curve.placement == 0)
    #expect(curve.levels.map(\.at) == curve.levels.map(\.at).sorted())
    #expect(curve.levels.contains { $0.left < curve.capacity })
    var unlimited = SimulatedDay.scenario
    unlimited.settings = [Setting(.budgetModel, 0)]
    let without = try SimulatedDay.trace(of: unlimited)
    #expect(BudgetCurveLine.curves(of: without, without.events.indices, unlimited).isEmpty)
  }
}
