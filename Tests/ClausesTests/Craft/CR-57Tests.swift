// Goal: a URL with two hosts breaks the clause, once a request; another side effect does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-57` {
  private let asked = TraceBuilder().added().reload(1, .added)
  private let address = "https://a.orghttps://a.org"

  @Test func `such an address is a violation, once a request`() throws {
    let tally = try asked.did(1, .addressBegunTwice, address).did(1, .addressBegunTwice, address)
      .judged(by: "CR-57")
    expect(tally, kinds: ["two hosts"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .viewStateUsed, address).answered(1, entries: ["0s"])
      .judged(by: "CR-57")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
