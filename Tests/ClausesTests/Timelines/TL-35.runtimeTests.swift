// Goal: the first answer counts, and others are reported.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-35 runtime` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s"])

  @Test func `the first answer in force and a report are none`() throws {
    let tally = try run.committed(1, timeline: 0).later("1s").answered(1, entries: ["1h"])
      .reported(.secondAnswer).later("1h").judged(by: "TL-35.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `the second answer in force is a violation`() throws {
    let tally = try run.answered(1, entries: ["0s"]).committed(1, timeline: 1)
      .judged(by: "TL-35.runtime")
    expect(tally, kinds: ["not the first"])
  }

  @Test func `both answers in force are a violation`() throws {
    let tally = try run.committed(1, timeline: 0).answered(1, entries: ["0s"])
      .reported(.secondAnswer).committed(1, timeline: 1).judged(by: "TL-35.runtime")
    expect(tally, kinds: ["committed again"])
  }

  @Test func `no report is a violation one tick after the service promise`() throws {
    let silent = run.committed(1, timeline: 0).answered(1, .threw)
    try expect(silent.later("15m").judged(by: "TL-35.runtime"), kinds: [])
    try expect(silent.later("15m0.000001s").judged(by: "TL-35.runtime"), kinds: ["not reported"])
  }
}
