// Goal: a mounted widget is simplified from afar, and has the texture that its declaration names.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-12 runtime detail` {
  private let near = TraceBuilder(.visionOS26).mounted(of: .both, .paper).added()
    .presents(mounted: .elevated, .paper).at("1h")

  private func judged(_ trace: TraceBuilder) throws -> Tally {
    try trace.judged(by: "RV-12.runtime.detail")
  }

  @Test func `all from near and less from afar are right`() throws {
    let tally = try judged(
      near.enters(.afar).presents(mounted: .elevated, .paper, .simplified).at("2h")
        .leaves(.afar).presents(mounted: .elevated, .paper).at("3h")
    )
    expect(tally, kinds: [], situations: [2, 1, 0, 3])
  }

  @Test func `the level of another distance is a violation`() throws {
    try expect(judged(near.enters(.afar).at("2h")), kinds: ["another level of detail"])
    let early = near.presents(mounted: .elevated, .paper, .simplified).at("2h")
    try expect(judged(early), kinds: ["another level of detail"])
  }

  @Test func `another texture is a violation, another style is not of concern`() throws {
    try expect(judged(near.presents(mounted: .elevated).at("2h")), kinds: ["another texture"])
    try expect(judged(near.presents(mounted: .recessed, .paper).at("2h")), kinds: [])
    let glass = TraceBuilder(.visionOS26).added().presents(mounted: .elevated, .paper).at("1h")
    try expect(judged(glass), kinds: ["another texture"])
  }
}
