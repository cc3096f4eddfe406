// Goal: a widget of a room is elevated on tables, and on walls it has the style that the person
// chose among the supported ones.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-12 runtime` {
  private let room = TraceBuilder(.visionOS26)

  private func judged(_ trace: TraceBuilder) throws -> Tally {
    try trace.at("1h").judged(by: "RV-12.runtime")
  }

  @Test func `elevated without a choice, and recessed by choice, are right`() throws {
    let first = try judged(room.added().presents(mounted: .elevated))
    expect(first, kinds: [], situations: [1, 0, 0, 0])
    let chosen = try judged(room.mounted(.recessed).added().presents(mounted: .recessed))
    expect(chosen, kinds: [], situations: [0, 1, 0, 0])
  }

  @Test func `a table and a widget with one style leave no choice`() throws {
    let table = try judged(
      room.mounted(on: .horizontal, .recessed).added().presents(mounted: .elevated)
    )
    expect(table, kinds: [], situations: [0, 0, 0, 1])
    for style in [MountingStyle.elevated, .recessed] {
      let styles: MountingStyles = style == .elevated ? .elevated : .recessed
      let choice: MountingChoice = style == .elevated ? .recessed : .elevated
      let only = try judged(room.mounted(choice, of: styles).added().presents(mounted: style))
      expect(only, kinds: [], situations: [0, 0, 1, 0])
    }
  }

  @Test func `another style, none at all and one too many are violations`() throws {
    try expect(judged(room.added().presents(mounted: .recessed)), kinds: ["another style"])
    let table = room.mounted(on: .horizontal, .recessed).added().presents(mounted: .recessed)
    try expect(judged(table), kinds: ["another style"])
    try expect(judged(room.added()), kinds: ["missing"])
    try expect(judged(room.presents(mounted: .elevated)), kinds: ["unfounded"])
    let removed = room.added().presents(mounted: .elevated).at("1h").input(.removed(PlacementID(0)))
    try expect(removed.at("2h").judged(by: "RV-12.runtime"), kinds: ["unfounded"])
  }

  @Test func `a withdrawn kind is in no room any more`() throws {
    let gone = room.added().presents(mounted: .elevated).at("1h")
      .input(.kindWithdrawn(WidgetID(0))).presents(0, .room, .none).at("2h")
    try expect(gone.judged(by: "RV-12.runtime"), kinds: [])
  }

  @Test func `it says nothing of a phone, and StandBy nothing of a room`() throws {
    #expect(ElevatedFirst.clause.inapplicable(.iOS26) != nil)
    #expect(ElevatedFirst.clause.inapplicable(.visionOS26) == nil)
    let shown = room.added().presents(mounted: .elevated).at("1h")
    try expect(shown.judged(by: "RV-09.runtime"), kinds: [])
    try expect(shown.judged(by: "VW-18.runtime"), kinds: [])
  }
}
