// Goal: two calls for one kind one tick closer than the debounce time break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-29 app` {
  private let called = TraceBuilder().input(.reloadCalled(kind: 0))

  @Test func `one tick too close is a violation`() throws {
    let tally = try called.at("0.199999s").input(.reloadCalled(kind: 0)).judged(by: "RB-29.app")
    expect(tally, kinds: ["too close"], situations: [0, 0, 1])
  }

  @Test func `exactly the debounce time or more is none`() throws {
    let tally = try called.at("0.2s").input(.reloadCalled(kind: 0)).at("0.400001s")
      .input(.reloadCalled(kind: 0)).judged(by: "RB-29.app")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `calls for different kinds may follow at once`() throws {
    let tally = try called.input(.reloadCalled(kind: 1)).judged(by: "RB-29.app")
    expect(tally, kinds: [], situations: [0, 0, 0])
  }

  @Test func `a call for all kinds counts for each`() throws {
    let tally = try called.at("0.1s").input(.reloadAllCalled).at("0.2s")
      .input(.reloadCalled(kind: 7)).judged(by: "RB-29.app")
    expect(tally, kinds: ["too close", "too close"])
  }

  @Test func `of real code its own calls count, not those of the workload`() throws {
    let workload = called.at("0.1s").input(.reloadCalled(kind: 0))
    try expect(workload.judged(by: "RB-29.app", isRealCode: true), kinds: [])
    let own = TraceBuilder().did(1, .reloadCalled, "songs").calledByCode(.reloadCalled(kind: 0))
      .at("0.1s").did(1, .reloadCalled, "songs").calledByCode(.reloadCalled(kind: 0))
    try expect(own.judged(by: "RB-29.app", isRealCode: true), kinds: ["too close"])
  }

  @Test func `of real code two calls with a load in between may follow at once`() throws {
    func run(_ request: Int) -> TraceBuilder {
      TraceBuilder().did(1, .reloadAllCalled).did(request, .networkRequested, "GET")
        .did(1, .reloadAllCalled)
    }
    try expect(run(1).judged(by: "RB-29.app", isRealCode: true), kinds: [])
    try expect(run(2).judged(by: "RB-29.app", isRealCode: true), kinds: ["too close"])
  }

  @Test func `of real code calls as its process starts are of two processes`() throws {
    let start = TraceBuilder().did(-1, .reloadAllCalled).calledByCode(.reloadAllCalled)
    let again = start.did(-1, .reloadAllCalled).calledByCode(.reloadAllCalled)
    try expect(again.judged(by: "RB-29.app", isRealCode: true), kinds: [])
  }

  @Test func `of real code the calls for one request count, not those of two taps at once`() throws
  {
    let first = TraceBuilder().did(1, .reloadAllCalled).calledByCode(.reloadAllCalled)
    let twice = first.did(1, .reloadAllCalled).calledByCode(.reloadAllCalled)
    try expect(twice.judged(by: "RB-29.app", isRealCode: true), kinds: ["too close"])
    let taps = first.did(2, .reloadAllCalled).calledByCode(.reloadAllCalled)
    try expect(taps.judged(by: "RB-29.app", isRealCode: true), kinds: [])
  }
}
