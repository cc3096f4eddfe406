// Goal: policies at quarters of an hour after requests over the network break the clause, one of them does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-28 provider` {
  /// Two timelines, asked for some time after the start, each of which names a time after the start.
  private func judged(
    _ requests: [(at: String, names: Interval)],
    asks kind: SideEffect.Kind = .networkRequested
  ) throws -> Tally {
    var run = TraceBuilder().added()
    for (place, request) in requests.enumerated() {
      run = run.at(request.at).reload(place + 1, .policy).did(place + 1, kind, "https://a.example")
        .answered(place + 1, entries: ["0s"], policy: .after(.defaultStart + request.names))
    }
    return try run.judged(by: "RB-28.provider")
  }

  @Test func `quarters of an hour by the clock are a violation from the second on`() throws {
    let hours = try judged([("8.5s", .hours(1)), ("2h3m1s", .hours(3))])
    expect(hours, kinds: ["aligned"], situations: [1, 1])
    try expect(judged([("8.5s", .minutes(15)), ("16m1s", .minutes(30))]), kinds: ["aligned"])
  }

  @Test func `any other time is none`() throws {
    let spread = try judged([
      ("8.5s", .hours(1) + .seconds(1)), ("2h3m1s", .hours(3) + .seconds(9)),
    ])
    expect(spread, kinds: [], situations: [2, 0])
    try expect(judged([("8.5s", .hours(1)), ("2h3m1s", .minutes(200))]), kinds: [])
  }

  @Test func `one that lies as long after its request as the first may be chance`() throws {
    let tally = try judged([("15m1s", .hours(1)), ("75m1s", .hours(2))])
    expect(tally, kinds: [], situations: [1, 0])
    #expect(tally.guards == [1, 0])
  }

  @Test func `what is counted from a request at a quarter is none`() throws {
    let tally = try judged([("0s", .hours(1)), ("1h", .hours(3)), ("3h", .minutes(195))])
    expect(tally, kinds: [], situations: [0, 0])
    #expect(tally.guards == [3, 0])
  }

  @Test func `without the network nobody is kept waiting`() throws {
    let tally = try judged([("8.5s", .hours(1)), ("2h3m1s", .hours(3))], asks: .sharedDataMissed)
    expect(tally, kinds: [], situations: [0, 0])
  }

  @Test func `a midnight that comes before what is asked for else is none`() throws {
    let midnight = Interval.days(1)
    let near = try judged([("8.5s", .hours(1)), ("23h30m1s", midnight)])
    expect(near, kinds: [], situations: [1, 0])
    #expect(near.guards == [0, 1])
    try expect(judged([("8.5s", .hours(1)), ("22h30m1s", midnight)]), kinds: ["aligned"])
  }
}
