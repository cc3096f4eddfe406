// Goal: an image of the minimal presentation that is certainly larger than 45 by 36.67 points
// breaks the clause; one that fits, or may fit, and one elsewhere do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-18 view` {
  private func tally(
    _ attributes: (name: AttributeName, value: String)...,
    presentation: String = "minimal"
  ) throws -> Tally {
    try TraceBuilder.presenting(
      presentation,
      [ViewNode(.hStack), ViewNode(.image, depth: 1)],
      attributes.map { ViewAttribute($0.name, $0.value, of: 1) }
    ).judged(by: "LA-18.view")
  }

  @Test func `a resizable image in a larger frame is a violation`() throws {
    let wide = try tally((.frame, "width 46 height 20"), (.resizable, "true"))
    expect(wide, kinds: ["too large"], situations: [0, 0, 1])
    try expect(tally((.frame, "height 37"), (.resizable, "true")), kinds: ["too large"])
    let fitted = try tally(
      (.frame, "width 60 height 60"),
      (.aspectRatio, "fit"),
      (.resizable, "true")
    )
    expect(fitted, kinds: ["too large"])
  }

  @Test func `too many pixels are one, at three for a point`() throws {
    try expect(tally((.pixels, "136*30")), kinds: ["too large"])
    try expect(tally((.pixels, "135*110")), situations: [0, 1, 0])
  }

  @Test func `an image that fits, or keeps its proportions and may, is none`() throws {
    let fits = try tally((.frame, "width 45 height 36.67"), (.resizable, "true"))
    expect(fits, situations: [0, 1, 0])
    let narrow = try tally(
      (.frame, "width 60 height 20"),
      (.aspectRatio, "fit"),
      (.resizable, "true")
    )
    expect(narrow, situations: [0, 1, 0])
    let framed = try tally(
      (.frame, "width 30 height 30"),
      (.frame, "height 36"),
      (.resizable, "true")
    )
    expect(framed, situations: [0, 1, 0])
  }

  @Test func `a size that is not stated is none, nor an image elsewhere`() throws {
    try expect(tally((.frame, "width 90 height 90")), situations: [1, 0, 0])
    try expect(tally((.frame, "maxWidth 90"), (.resizable, "true")), situations: [1, 0, 0])
    let elsewhere = try tally((.pixels, "900*900"), presentation: "lockScreen")
    expect(elsewhere, situations: [0, 0, 0])
  }
}
