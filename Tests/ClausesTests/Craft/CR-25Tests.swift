// Goal: a value that is read only as another type breaks the clause; one that is also read as its
// own type does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-25` {
  private let wrong = TraceBuilder().added().reload(1, .added)
    .did(1, .sharedDataMistyped, "link of group.a: a text, read as data")

  @Test func `a text that is read as data is a violation`() throws {
    let tally = try wrong.answered(1, entries: ["0s"]).judged(by: "CR-25")
    expect(tally, kinds: ["another type"], situations: [0, 0, 1])
  }

  @Test func `one that is read as a text after that is none`() throws {
    let tally = try wrong.did(1, .sharedDataMatched, "link of group.a").answered(1, entries: ["0s"])
      .judged(by: "CR-25")
    expect(tally, kinds: [], situations: [1, 1, 0])
    let other = try wrong.did(1, .sharedDataMatched, "link of group").answered(1, entries: ["0s"])
      .judged(by: "CR-25")
    expect(other, kinds: ["another type"])
  }
}
