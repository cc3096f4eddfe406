// Goal: three requests in a row that call for their own reload break the clause; two, another kind,
// and calls of intents or of the workload do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-06` {
  private func run(calling kinds: [Int?], from kind: RequestKind = .timeline) -> TraceBuilder {
    var run = TraceBuilder().added()
    for (index, called) in kinds.enumerated() {
      run = run.at("\(index)h").granted(ReloadCauses(.app)).requested(index, kind)
      if let called {
        run = run.did(index, called < 0 ? .reloadAllCalled : .reloadCalled, "kind")
          .calledByCode(called < 0 ? .reloadAllCalled : .reloadCalled(kind: called))
      }
      run = run.answered(index, entries: ["0s"])
    }
    return run
  }

  private func judged(_ kinds: [Int?], _ kind: RequestKind = .timeline) throws -> Tally {
    try run(calling: kinds, from: kind).judged(by: "CR-06")
  }

  @Test func `three in a row are one violation, however many follow`() throws {
    try expect(judged([0, 0, 0]), kinds: ["loop"])
    try expect(judged([0, -1, 0, 0, 0]), kinds: ["loop"])
    try expect(judged([0, 0, 0]), situations: [0, 2, 1])
  }

  @Test func `two in a row are none, nor is a row with a gap`() throws {
    try expect(judged([0, 0]), kinds: [])
    try expect(judged([0, 0, nil, 0, 0]), kinds: [])
  }

  @Test func `another kind and the calls of intents are none`() throws {
    try expect(judged([1, 1, 1, 1]), kinds: [])
    try expect(judged([0, 0, 0, 0], .intent), kinds: [])
  }

  @Test func `several calls in one request are one`() throws {
    let call = TraceBuilder().added().reload(1, .added).did(1, .reloadAllCalled)
      .calledByCode(.reloadAllCalled).did(1, .reloadAllCalled).calledByCode(.reloadAllCalled)
      .did(1, .reloadAllCalled).calledByCode(.reloadAllCalled).answered(1, entries: ["0s"])
    try expect(call.judged(by: "CR-06"), kinds: [])
  }
}
