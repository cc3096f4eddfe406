// Goal: a request is answered once: a second answer and none at all break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-36 provider` {
  private let run = TraceBuilder().added().reload(1, .added)

  @Test func `one answer, in time or late, is none`() throws {
    let inTime = run.later("28s").answered(1, .threw).later("1h")
    try expect(inTime.judged(by: "TL-36.provider"), situations: [1, 0, 0, 0, 0])
    let late = run.later("28.000001s").answered(1, entries: []).later("1h")
    let tally = try late.judged(by: "TL-36.provider")
    expect(tally, kinds: [], situations: [0, 1, 0, 0, 0])
  }

  @Test func `a second answer is one violation of the request, a third none more`() throws {
    let tally = try run.answered(1, entries: ["0s"]).answered(1, .threw).answered(1, .threw)
      .judged(by: "TL-36.provider")
    expect(tally, kinds: ["twice"])
    #expect(tally.violations.first?.request == RequestID(1))
  }

  @Test func `no answer is a violation one tick after twice the deadline`() throws {
    try expect(run.later("56s").judged(by: "TL-36.provider"), kinds: [])
    let tally = try run.later("56.000001s").judged(by: "TL-36.provider")
    expect(tally, kinds: ["never"])
    #expect(tally.violations.first?.request == RequestID(1))
  }

  @Test(arguments: [
    TraceBuilder().input(.processKilled(WidgetID(0))), TraceBuilder().input(.rebooted),
  ])
  func `a process that ended owes no answer`(ending: TraceBuilder) throws {
    let event = try #require(ending.trace.events.first)
    guard case .input(let input) = event.body else { return }
    let tally = try run.later("1s").input(input).later("1h").judged(by: "TL-36.provider")
    expect(tally, kinds: [], situations: [0, 0, 0, 0, 1])
  }

  @Test func `a process killed for its memory owes no other answer`() throws {
    let both = run.later("1s").reload(2, .app).answered(2, .threw, memory: 1 << 40)
    try expect(both.failed(2, .outOfMemory).later("1h").judged(by: "TL-36.provider"), kinds: [])
    try expect(both.failed(2, .threw).later("1h").judged(by: "TL-36.provider"), kinds: ["never"])
    let other = run.later("1s").input(.processKilled(WidgetID(1))).later("1h")
    try expect(other.judged(by: "TL-36.provider"), kinds: ["never"])
  }
}
