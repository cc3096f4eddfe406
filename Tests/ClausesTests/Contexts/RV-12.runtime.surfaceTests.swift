// Goal: a recessed widget on a table is neither shown nor asked.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-12 runtime surface` {
  private let room = TraceBuilder(.visionOS26)

  private func judged(_ trace: TraceBuilder) throws -> Tally {
    try trace.at("1h").judged(by: "RV-12.runtime.surface")
  }

  @Test func `a table takes every widget but a recessed one, and a wall each`() throws {
    let refused = try judged(room.mounted(on: .horizontal, of: .recessed).added())
    expect(refused, kinds: [], situations: [1, 0, 0])
    let wall = room.mounted(of: .recessed).added().displayedPlaceholder()
      .presents(mounted: .recessed)
    try expect(judged(wall), kinds: [])
    try expect(judged(wall), situations: [0, 1, 0])
    let table = room.mounted(on: .horizontal, of: .elevated).added().displayedPlaceholder()
      .presents(mounted: .elevated)
    try expect(judged(table), kinds: [])
    try expect(judged(table), situations: [0, 0, 1])
  }

  @Test func `what is shown or asked for on a table is a violation`() throws {
    let refused = room.mounted(on: .horizontal, of: .recessed).added()
    try expect(judged(refused.displayedPlaceholder()), kinds: ["shown"])
    try expect(judged(refused.presents(mounted: .recessed)), kinds: ["shown"])
    try expect(judged(refused.presents(0, .room, .none)), kinds: [])
    try expect(judged(refused.requested(1, .placeholder)), kinds: ["asked"])
  }

  @Test func `a phone has no surfaces`() throws {
    #expect(RecessedOffTables.clause.inapplicable(.iOS26) != nil)
    let phone = TraceBuilder().mounted(on: .horizontal, of: .recessed).added().at("1h")
    #expect(try phone.judged(by: "TL-09.runtime").kinds != [])
  }
}
