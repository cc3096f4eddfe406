// Goal: models fetched from an empty store of the extension's own break the clause from the second
// request on; a store that loaded data may fill does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-03 provider` {
  private static let text = "models of Trip"

  private func looked(_ requests: Int, loading: Bool = false) throws -> Tally {
    var trace = TraceBuilder().added().reload(1, .added)
    if loading { trace = trace.did(1, .networkRequested, "https://example.org") }
    trace = trace.did(1, .separateStoreRead, Self.text)
      .did(1, .separateStoreRead, Self.text)
      .answered(1, entries: ["0s"])
    for request in 2..<(requests + 1) where requests > 1 {
      trace = trace.reload(request, .added).did(request, .separateStoreRead, Self.text)
        .answered(request, entries: ["0s"])
    }
    return try trace.judged(by: "AG-03.provider")
  }

  @Test func `the second look that finds nothing is a violation, once`() throws {
    try expect(looked(2), kinds: ["separate"], situations: [0, 1, 1])
    try expect(looked(3), kinds: ["separate"], situations: [0, 1, 1])
  }

  @Test func `the first look, and one beside a load, is none`() throws {
    try expect(looked(1), kinds: [], situations: [0, 0, 1])
    try expect(looked(3, loading: true), kinds: [], situations: [0, 0, 3])
  }

  @Test func `an answer without such a store is none`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "AG-03.provider")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }
}
