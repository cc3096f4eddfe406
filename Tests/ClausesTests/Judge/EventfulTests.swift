// Goal: a judge settles what was found or counted in its last run, and nothing of a run before.
// Method: runs that break, let pass and keep a clause, one after the other, beside a new judge for each.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct EventfulTests {
  private let shown = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h"]).committed(1, timeline: 0).displayed(timeline: 0, entry: 0)

  private var runs: [TraceBuilder] {
    [
      shown.at("1h16m"), TraceBuilder(), shown.at("1m").input(.locked(true)).at("3h"),
      shown.at("1h1m"), TraceBuilder(), shown.at("1h16m"),
    ]
  }

  private func judge(_ run: TraceBuilder, by judge: Judge? = nil) -> Judge {
    let judge = judge ?? Judge(Clause.catalogue, setup: run.setup, features: .all)
    judge.judge(run.trace, setup: run.setup)
    return judge
  }

  @Test func `one judge finds in each run what a new one finds`() {
    let one = Judge(Clause.catalogue, setup: shown.setup, features: .all)
    for run in runs {
      let new = judge(run)
      #expect(judge(run, by: one).tallies == new.tallies)
      #expect(one.eventful == new.eventful)
    }
  }

  @Test func `eventful are the clauses whose tallies are not empty`() {
    let empty = Clause.catalogue.map { Tally(of: $0) }
    var sizes: Set<Int> = []
    for run in runs {
      let judge = judge(run)
      let differing = empty.indices.filter { judge.tallies[$0] != empty[$0] }
      #expect(judge.eventful == differing)
      sizes.insert(differing.count)
    }
    // Of a run in which nothing happens nothing is told.
    #expect(sizes.count > 1 && sizes.contains(0))
  }

  @Test func `a tally from elsewhere stands in its place until the next run`() {
    let run = TraceBuilder()
    let one = judge(run)
    let clause = Clause.catalogue[1]
    let other = Tally(situations: clause.situations.map { _ in 1 }, violations: [], undecided: 0)
    for place in [5, 1, 3, 1] { one.settle(place, as: other) }
    #expect(one.eventful == [1, 3, 5] && one.tallies[1] == other)
    #expect(judge(run, by: one).eventful.isEmpty && one.tallies[1] == Tally(of: clause))
  }
}
