// Goal: a widget that is asked under the kind of another one breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-07 configuration` {
  private func run(_ names: String...) -> TraceBuilder {
    TraceBuilder().with { setup in
      setup.widgets = names.enumerated().map {
        WidgetDeclaration(kind: $0, isPushEnabled: false, name: $1)
      }
    }
  }

  private func judged(_ run: TraceBuilder) throws -> Tally {
    try run.judged(by: "FM-07.configuration", isRealCode: true)
  }

  @Test func `two widgets of one kind are reported once, with the kind`() throws {
    let tally = try judged(
      run("a", "a").requested(1, .placeholder).requested(2, .snapshot, placement: 1)
        .requested(3, placement: 1)
    )
    expect(tally, kinds: ["declared twice"])
    #expect(tally.violations.first?.request == RequestID(2))
    #expect(tally.violations.first?.message.contains("the kind \"a\"") == true)
    expect(tally, situations: [1, 1])
  }

  @Test func `kinds that differ, and one widget asked again, are none`() throws {
    let tally = try judged(run("a", "b").requested(1).requested(2, placement: 1).requested(3))
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `what no provider was asked for does not count`() throws {
    let tally = try judged(run("a", "a").requested(1).requested(2, .intent, placement: 1))
    expect(tally, kinds: [], situations: [1, 0])
  }
}
