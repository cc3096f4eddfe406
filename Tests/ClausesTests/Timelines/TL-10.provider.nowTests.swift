// Goal: an earliest entry one tick beyond the tolerance breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-10 provider now` {
  private func judged(_ entries: [String]) throws -> Tally {
    try TraceBuilder().added().reload(7, .added).later("5s").answered(7, entries: entries)
      .answered(7, entries: []).judged(by: "TL-10.provider.now")
  }

  @Test func `the fault is a violation of the request`() throws {
    let tally = try judged(["1m0.000001s"])
    expect(tally, kinds: ["not now"])
    #expect(tally.violations.first?.request == RequestID(7))
  }

  @Test func `the near misses are none, each in its situation`() throws {
    try expect(judged(["-1d", "1h"]), situations: [1, 0, 0, 0])
    try expect(judged(["5m", "59s"]), situations: [0, 1, 0, 0])
    try expect(judged(["1m"]), situations: [0, 0, 1, 0])
    for entries in [["-1d", "1h"], ["5m", "59s"], ["1m"]] {
      try expect(judged(entries), kinds: [])
    }
  }

  // Code that waits for the network dates its entry when it answers.
  @Test func `an entry of real code may be dated when it answers, but not later`()
    throws
  {
    func judged(_ entry: String, isRealCode: Bool) throws -> [String] {
      try TraceBuilder().added().reload(7, .added).later("2m").answered(7, entries: [entry])
        .judged(by: "TL-10.provider.now", isRealCode: isRealCode).kinds
    }
    #expect(try judged("3m", isRealCode: true) == [])
    #expect(try judged("3m0.000001s", isRealCode: true) == ["not now"])
    #expect(try judged("2m", isRealCode: false) == ["not now"])
  }

  @Test func `real code is not judged by a clock that was moved while it worked`() throws {
    func judged(_ input: Input?, isRealCode: Bool) throws -> [String] {
      var trace = TraceBuilder().added().reload(7, .added)
      if let input { trace = trace.input(input) }
      return try trace.answered(7, entries: ["1h"])
        .judged(by: "TL-10.provider.now", isRealCode: isRealCode).kinds
    }
    #expect(try judged(.clockMoved(.hours(1)), isRealCode: true) == [])
    #expect(try judged(.clockMoved(.hours(1)), isRealCode: false) == ["not now"])
    #expect(try judged(.rebooted, isRealCode: true) == ["not now"])
    #expect(try judged(nil, isRealCode: true) == ["not now"])
  }
}
