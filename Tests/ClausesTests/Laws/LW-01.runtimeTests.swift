// Goal: a request that ends twice, early, late or never, or that outlives its process or widget, breaks the
// law; one that ends in each of its ways does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LW-01 runtime` {
  private let run = TraceBuilder().added()

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "LW-01.runtime").kinds
  }

  @Test func `each kind ends in its own way`() throws {
    let tally = try run.requested(1, .placeholder).answered(1, .entry(ViewID(0)))
      .reload(2, .added).requested(3, .snapshot).requested(4, .intent, intent: 1)
      .answered(4, .returned).answered(2, entries: ["0s"]).committed(2, timeline: 0)
      .at("28.000001s").failed(3, .timedOut).effect(.cancelled(RequestID(3)))
      .judged(by: "LW-01.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1, 1, 0, 0, 1, 0, 0])
  }

  @Test func `an answer that is found wrong at once has not ended twice`() throws {
    let asked = run.requested(1, .intent, intent: 1).later("1s")
    #expect(try kinds(asked.answered(1, .threw).failed(1, .threw)) == [])
    #expect(
      try kinds(asked.answered(1, .returned).later("1s").failed(1, .threw)) == ["ended again"]
    )
  }

  @Test func `a late answer may be what ends a request for time`() throws {
    let late = run.requested(1, .intent, intent: 1).at("30.000001s").answered(1, .returned)
    #expect(try kinds(late.failed(1, .timedOut).effect(.cancelled(RequestID(1)))) == [])
  }

  @Test(arguments: [(RequestKind.intent, "30s"), (.snapshot, "28s"), (.placeholder, "28s")])
  func `an answer after the time of its request counts for nothing`(
    kind: RequestKind,
    limit: String
  )
    throws
  {
    let asked = run.requested(1, kind, intent: 1)
    #expect(try kinds(asked.at(limit).answered(1, .returned).later("1m")) == [])
    let late = asked.at("\(limit.dropLast()).000001s").answered(1, .returned)
    #expect(try kinds(late) == ["accepted late"])
    #expect(try kinds(late.later("1s").failed(1, .timedOut)).contains("accepted late"))
    #expect(try kinds(late.failed(1, .timedOut).input(.locked(true))) == [])
    let givenUp = asked.at("\(limit.dropLast()).000001s").failed(1, .timedOut)
    #expect(try kinds(givenUp.later("1s").answered(1, .returned)) == [])
  }

  @Test func `what ended does not end again`() throws {
    let failed = run.reload(1, .added).answered(1, .threw).failed(1, .threw)
    #expect(try kinds(failed) == [])
    #expect(try kinds(failed.failed(1, .threw)) == ["ended again"])
    #expect(try kinds(failed.effect(.cancelled(RequestID(1)))) == ["ended again"])
    #expect(try kinds(failed.committed(1, timeline: 0)) == ["ended again"])
  }

  @Test func `a number is used once, and only by who was asked`() throws {
    #expect(try kinds(run.requested(1, .placeholder).requested(1, .snapshot)) == ["number reused"])
    #expect(try kinds(run.effect(.cancelled(RequestID(7)))) == ["never made"])
  }

  @Test(arguments: [(RequestKind.intent, "30s"), (.snapshot, "28s"), (.placeholder, "28s")])
  func `the deadline of the kind counts, to the tick`(kind: RequestKind, limit: String) throws {
    let asked = run.requested(1, kind, intent: 1)
    #expect(try kinds(asked.at(limit).failed(1, .timedOut)) == ["given up early"])
    #expect(try kinds(asked.at("\(limit.dropLast()).000001s").failed(1, .timedOut)) == [])
    // The service promise is 15 minutes.
    let atLast = asked.at("15m").later(limit).answered(1, .threw)
    #expect(try kinds(atLast.failed(1, .timedOut)) == [])
    let late = asked.at("15m").later("\(limit.dropLast()).000001s")
    #expect(try kinds(late.answered(1, .threw).failed(1, .timedOut)) == ["not given up"])
    #expect(try kinds(late.input(.locked(true))) == ["not given up"])
  }

  @Test func `nothing outlives its process, and nothing else dies with it`() throws {
    let asked = run.added(1).reload(1, .added).reload(2, .added, placement: 1)
    let killed = asked.input(.processKilled(WidgetID(0)))
    #expect(try kinds(killed.failed(1, .processKilled).later("16m").failed(2, .threw)) == [])
    #expect(
      try kinds(killed.later("16m").failed(1, .processKilled)) == ["outlived its process"]
    )
    let restarted = asked.input(.rebooted).failed(2, .processKilled).later("16m")
    #expect(try kinds(restarted.failed(1, .threw)) == ["outlived its process"])
  }

  @Test func `nothing outlives its placed widget`() throws {
    let removed = run.requested(1, .snapshot).input(.removed(PlacementID(0)))
    #expect(try kinds(removed.effect(.cancelled(RequestID(1))).later("16m")) == [])
    #expect(try kinds(removed.later("16m").input(.locked(true))).first == "outlived its widget")
  }

  @Test func `what is given up for time after its process died has outlived it`() throws {
    let killed = run.requested(1, .intent, intent: 1).later("5s").input(.processKilled(WidgetID(0)))
    #expect(try kinds(killed.failed(1, .processKilled)) == [])
    #expect(try kinds(killed.at("30.000001s").failed(1, .timedOut)) == ["outlived its process"])
    // A request whose time was over when the process was killed was given up for that.
    let late = run.requested(1, .intent, intent: 1).at("30.000001s")
      .input(.processKilled(WidgetID(0)))
    #expect(try kinds(late.failed(1, .timedOut)) == [])
  }
}
