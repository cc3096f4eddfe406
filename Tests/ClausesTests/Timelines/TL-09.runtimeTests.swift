// Goal: an added widget gets a first display, then a timeline, for the configuration that the
// person chose.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-09 runtime` {
  @Test func `a placeholder and then a timeline with the configuration are none`() throws {
    let tally = try TraceBuilder().added(1).requested(1, .placeholder, placement: 1)
      .reload(2, .added, placement: 1).later("1d").judged(by: "TL-09.runtime")
    expect(tally, kinds: [], situations: [1, 1, 2])
  }

  @Test func `a timeline before a first look is a violation`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).requested(2, .placeholder)
      .judged(by: "TL-09.runtime")
    expect(tally, kinds: ["no first look"])
  }

  @Test func `another configuration or family is a violation`() throws {
    let tally = try TraceBuilder().added(1)
      .requested(1, .placeholder, placement: 1, configuration: 0)
      .granted(ReloadCauses(.added), placement: 1)
      .requested(2, placement: 1, family: .systemLarge).judged(by: "TL-09.runtime")
    expect(tally, kinds: ["configuration", "family"])
  }

  @Test func `no timeline is a violation one tick after the service promise`() throws {
    let run = TraceBuilder().added().requested(1, .placeholder)
    try expect(run.later("15m").judged(by: "TL-09.runtime"), kinds: [])
    try expect(run.later("15m0.000001s").judged(by: "TL-09.runtime"), kinds: ["not asked"])
  }

  @Test func `what is held or not seen may wait`() throws {
    let run = TraceBuilder().added().requested(1, .placeholder)
    let held = run.held(ReloadCauses(.added), .budget).later("1d")
    try expect(held.judged(by: "TL-09.runtime"), kinds: [])
    // A grant ends the hold, and the request must follow from then on.
    let granted = held.granted(ReloadCauses(.added))
    try expect(granted.requested(2).later("1h").judged(by: "TL-09.runtime"), kinds: [])
    try expect(granted.later("15m").judged(by: "TL-09.runtime"), kinds: [])
    try expect(granted.later("16m").judged(by: "TL-09.runtime"), kinds: ["not asked"])
    let locked = run.later("14m").input(.locked(true)).later("1d").input(.locked(false))
    try expect(locked.later("15m").judged(by: "TL-09.runtime"), kinds: [])
    try expect(locked.later("16m").judged(by: "TL-09.runtime"), kinds: ["not asked"])
  }
}
