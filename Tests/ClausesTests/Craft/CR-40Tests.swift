// Goal: a widget that shows data changed by an intent and is not reloaded breaks the clause; one
// that is reloaded, soon enough and by the right call, does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-40` {
  private let named = TraceBuilder()

  /// An intent of the first widget changes data that the second has read.
  private func tapped(_ kind: SideEffect.Kind = .readerOutdated) -> TraceBuilder {
    named.added().reload(1, .added).answered(1, entries: ["0s"])
      .added(1).reload(2, .added, placement: 1).answered(2, entries: ["0s"])
      .at("1m").requested(3, .intent, intent: 1).did(3, kind, amount: 1, "second: isOn")
  }

  private func judged(_ builder: TraceBuilder) throws -> Tally {
    try builder.answered(3, .returned).at("2m").judged(by: "CR-40")
  }

  @Test func `a reader that nobody reloads is a violation`() throws {
    expect(try judged(tapped()), kinds: ["left"], situations: [1, 1, 1])
    expect(try judged(tapped(.controlOutdated)), kinds: ["left"], situations: [1, 1, 1])
  }

  @Test func `a reader that is reloaded is none, before or after the value changed`() throws {
    expect(try judged(tapped().did(3, .reloadCalled, "second")), kinds: [])
    expect(try judged(tapped().did(3, .reloadAllCalled)), kinds: [])
    expect(try judged(tapped(.controlOutdated).did(3, .controlReloadCalled)), kinds: [])
    let before = named.at("1m").requested(3, .intent, intent: 1).did(3, .reloadCalled, "second")
      .did(3, .readerOutdated, amount: 1, "second: isOn")
    expect(try judged(before), kinds: [])
    let later = tapped().answered(3, .returned).at("1m4s").did(3, .reloadCalled, "second")
    expect(try later.at("2m").judged(by: "CR-40"), kinds: [])
  }

  @Test func `a call that reloads something else does not count as a reload`() throws {
    expect(try judged(tapped().did(3, .reloadCalled, "first")), kinds: ["left"])
    expect(try judged(tapped(.controlOutdated).did(3, .reloadAllCalled)), kinds: ["left"])
    let late = tapped().answered(3, .returned).at("1m6s").did(3, .reloadCalled, "second")
    expect(try late.judged(by: "CR-40"), kinds: ["left"])
  }

  @Test func `where the run ends at once, or data lack, nothing is said`() throws {
    let short = tapped().answered(3, .returned).at("1m2s")
    expect(try short.judged(by: "CR-40"), kinds: [])
    let empty = tapped().with { $0.device.surroundings.store = .empty }
    expect(try judged(empty), kinds: [])
  }
}
