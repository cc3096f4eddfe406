// Goal: a tap on a locked phone that leads past the lock, runs, flips or leads nowhere breaks the clause;
// authentication while locked, and everything else while unlocked, does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-09 runtime` {
  private let unlocked = TraceBuilder.showing([ViewNode(.toggle, target: 1)])

  private var tapped: TraceBuilder { unlocked.input(.locked(true)).tapped(0) }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "VW-09.runtime").kinds
  }

  @Test func `authentication comes first while the phone is locked`() throws {
    let tally = try tapped.led(.authentication).input(.locked(false)).tapped(0).led(.intent(1))
      .toggled(0, true).requested(2, .intent, intent: 1).judged(by: "VW-09.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
  }

  @Test func `nothing passes the lock`() throws {
    #expect(try kinds(tapped.led(.app)) == ["led past the lock"])
    #expect(try kinds(tapped) == ["led nowhere"])
    #expect(try kinds(tapped.led(.authentication).toggled(0, true)) == ["flipped past the lock"])
    let ran = tapped.led(.authentication).requested(2, .intent, intent: 1)
    #expect(try kinds(ran) == ["ran past the lock"])
  }

  @Test func `a toggle may go back on a locked phone, when its intent fails`() throws {
    let flipped = unlocked.tapped(0).led(.intent(1)).toggled(0, true)
      .requested(2, .intent, intent: 1).input(.locked(true)).tapped(0).led(.authentication)
    #expect(try kinds(flipped.failed(2, .processKilled).toggled(0, false)) == [])
    #expect(try kinds(flipped.toggled(0, false)) == ["flipped past the lock"])
  }

  @Test func `an unlocked phone asks for nothing`() throws {
    #expect(try kinds(unlocked.tapped(0).led(.authentication)) == ["without a lock"])
    #expect(try kinds(unlocked.tapped(0).led(.app)) == [])
  }
}
