// Goal: a judge reports the findings and counts of its last run, and nothing from a run before.
// Method: runs that break, skip and keep a clause, one after another, each compared with a new
// judge.
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
    // A run without events reports nothing.
    #expect(sizes.count > 1 && sizes.contains(0))
  }

  @Test func `findings and counts of a run are there when it has ended`() {
    // For an unknown request, many clauses count only a reason to skip it.
    let unknown = TraceBuilder().added().committed(9, timeline: 0)
    var guardsAlone = 0
    var breachesAlone = 0
    for run in runs + [unknown] {
      let judge = Judge(Clause.catalogue, setup: run.setup, features: .all)
      let trace = run.trace
      judge.begin(run.setup)
      judge.define(views: trace.views, timelines: trace.timelines)
      for (index, event) in trace.events.enumerated() { judge.observe(event, at: index) }
      let before = judge.tallies
      judge.finish(at: trace.end)
      for (found, before) in zip(judge.tallies, before) {
        let counts = zip(found.situations + found.guards, before.situations + before.guards)
        #expect(counts.allSatisfy { $0 >= $1 } && found.violations.starts(with: before.violations))
        guard found.situations.allSatisfy({ $0 == 0 }) else { continue }
        if before.guards.contains(where: { $0 > 0 }) { guardsAlone += 1 }
        if !before.violations.isEmpty { breachesAlone += 1 }
      }
    }
    #expect(guardsAlone > 0 && breachesAlone > 0)
  }

  @Test func `a tally from elsewhere stays in its place until the next run`() {
    let run = TraceBuilder()
    let one = judge(run)
    let clause = Clause.catalogue[1]
    let other = Tally(situations: clause.situations.map { _ in 1 }, violations: [], undecided: 0)
    for place in [5, 1, 3, 1] { one.replaceTally(of: place, with: other) }
    #expect(one.eventful == [1, 3, 5] && one.tallies[1] == other)
    #expect(judge(run, by: one).eventful.isEmpty && one.tallies[1] == Tally(of: clause))
  }
}
