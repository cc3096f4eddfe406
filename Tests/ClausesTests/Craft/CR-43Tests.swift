// Goal: provided data that nothing decodes breaks the clause; another type that decodes it does
// not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-43` {
  private let failed = TraceBuilder().added().reload(1, .added)
    .did(1, .givenDataUndecoded, amount: 1, "[Profile]: keyNotFound minutes at [0]")

  @Test func `given data that is left undecoded is a violation`() throws {
    let tally = try failed.answered(1, entries: ["0s"]).judged(by: "CR-43")
    expect(tally, kinds: ["not decoded"], situations: [0, 0, 1])
    #expect(tally.violations.first?.message.contains("minutes at [0]") == true)
  }

  @Test func `a fallback that decodes the same data is none`() throws {
    let tally = try failed.did(1, .givenDataDecoded, amount: 1, "").answered(1, entries: ["0s"])
      .judged(by: "CR-43")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a fallback that decodes other data leaves it a violation`() throws {
    let tally = try failed.did(1, .givenDataDecoded, amount: 2, "").answered(1, entries: ["0s"])
      .judged(by: "CR-43")
    expect(tally, kinds: ["not decoded"], situations: [0, 0, 1])
  }
}
