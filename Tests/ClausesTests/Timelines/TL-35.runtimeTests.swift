// Goal: the first answer counts, and others are reported.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-35 runtime` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s"])

  @Test func `the first answer in force and a report are none`() throws {
    let tally = try run.committed(1, timeline: 0).later("1s").answered(1, entries: ["1h"])
      .reported(.secondAnswer).later("1h").judged(by: "TL-35.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0, 0, 0])
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

  @Test(arguments: [RequestKind.placeholder, .snapshot, .intent])
  func `a second answer to any request is reported to the author`(kind: RequestKind) throws {
    let second = TraceBuilder().added().requested(1, kind, intent: 1).answered(1, .threw)
      .failed(1, .threw).later("1s").answered(1, .threw)
    let told = try second.reported(.secondAnswer).later("1h").judged(by: "TL-35.runtime")
    expect(told, kinds: [], situations: [0, 0, 0, 1, 0])
    try expect(second.later("1h").judged(by: "TL-35.runtime"), kinds: ["not reported"])
  }

  @Test func `a first answer that comes after the failure is reported to the author`() throws {
    let late = TraceBuilder().added().reload(1, .added).at("28.000001s").failed(1, .timedOut)
      .later("1s").answered(1, entries: ["0s"])
    let told = try late.reported(.lateAnswer).later("1h").judged(by: "TL-35.runtime")
    expect(told, kinds: [], situations: [0, 0, 0, 0, 1])
    try expect(late.later("1h").judged(by: "TL-35.runtime"), kinds: ["not reported"])
  }

  @Test func `a report without such an answer is a violation`() throws {
    let answered = run.committed(1, timeline: 0).later("1s")
    for notice in [Diagnostic.secondAnswer, .lateAnswer] {
      try expect(
        answered.reported(notice).judged(by: "TL-35.runtime"),
        kinds: ["reported without such an answer"]
      )
    }
    let twice = answered.answered(1, entries: ["1h"]).reported(.secondAnswer)
    try expect(twice.judged(by: "TL-35.runtime"), kinds: [])
    // The author reads the same report twice, which does no harm; the later one is about another
    // answer.
    try expect(twice.reported(.secondAnswer).judged(by: "TL-35.runtime"), kinds: [])
    try expect(
      twice.later("1s").reported(.secondAnswer).judged(by: "TL-35.runtime"),
      kinds: ["reported without such an answer"]
    )
    // Another notice is not a report of an answer.
    try expect(answered.reported(.equalDates).judged(by: "TL-35.runtime"), kinds: [])
  }

  @Test func `an answer for a removed widget may be reported or not, and takes no other's report`()
    throws
  {
    let gone = run.input(.removed(PlacementID(0))).later("1s").answered(1, entries: ["1h"])
    try expect(gone.later("1h").judged(by: "TL-35.runtime"), kinds: [])
    try expect(gone.reported(.secondAnswer).judged(by: "TL-35.runtime"), kinds: [])
    let both = gone.added().reload(2, .added).failed(2, .threw).answered(1, .threw)
      .answered(2, entries: ["0s"]).reported(.lateAnswer).later("1h")
    try expect(both.judged(by: "TL-35.runtime"), kinds: [])
  }
}
