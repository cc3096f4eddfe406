// Goal: two activities of the same attributes that keep running break the clause, one that is ended
// at once does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-23` {
  private let two = TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1")
    .did(-2, .activityRequested, "2").did(-2, .activityDoubled, "1")

  @Test func `two that run on are a violation`() throws {
    let tally = try two.at("1m").later("0.000001s").judged(by: "CR-23")
    expect(tally, kinds: ["doubled"], situations: [2, 0, 1])
  }

  @Test(arguments: ["1", "2"])
  func `one of them that ends within a minute is none`(ended: String) throws {
    let tally = try two.at("1m").did(-2, .activityEnded, ended).at("1h").judged(by: "CR-23")
    expect(tally, kinds: [], situations: [2, 1, 0])
  }

  @Test func `two of different attributes are none`() throws {
    let tally = try TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1")
      .did(-2, .activityRequested, "2").at("1h").judged(by: "CR-23")
    expect(tally, kinds: [], situations: [2, 0, 0])
  }
}
