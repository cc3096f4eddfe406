import Foundation
import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: a picture shows why a clause broke, for any length of the trace.
// Method: the selection and the layout are values; the drawing only prints them.
@Suite struct TimelinePictureTests {
  @Test func `a short trace is drawn whole, with the path from the root cause`() {
    let selection = TraceSelection(SampleFinding.budget, limit: 40)
    #expect(selection.indices.count == 30)
    #expect(selection.path == [23, 24, 26, 27])
  }

  @Test func `of a long trace the path's end, the breaking event and the beginning are drawn`() {
    let finding = SampleRecord.large.findings[0]
    let selection = TraceSelection(finding, limit: 60)
    #expect(selection.indices.count <= 60)
    #expect(selection.indices == selection.indices.sorted())
    #expect(selection.indices.contains(2_700))
    #expect(selection.indices.contains(2_699))
    #expect(selection.indices.contains(0))
  }

  @Test(arguments: [Int64(3_000), ClosedRange<Int64>.natural.upperBound, .max])
  func `an event beyond a long trace is none of its events`(event: Int64) {
    var finding = SampleRecord.large.findings[0]
    finding.event = event
    let selection = TraceSelection(finding, limit: 60)
    #expect(selection.indices.count == 60)
    #expect(selection.path.isEmpty)
  }

  @Test func `causes that point forward or nowhere end the path`() {
    var finding = SampleFinding.budget
    finding.trace[27].cause = 29
    #expect(TraceSelection(finding, limit: 40).path == [27])
    finding.event = 900
    #expect(TraceSelection(finding, limit: 40).path.isEmpty)
    finding.trace = []
    #expect(TraceSelection(finding, limit: 40).indices.isEmpty)
  }

  @Test func `time runs to the right and no two events of a lane share a place`() {
    let trace = SampleFinding.budget.trace
    let layout = PictureLayout(
      SampleFinding.budget,
      TraceSelection(SampleFinding.budget, limit: 40)
    )
    #expect(layout.marks.count == trace.count)
    for (left, right) in zip(layout.moments, layout.moments.dropFirst()) {
      #expect(left.x + PictureLayout.width(of: left.label) <= right.x)
    }
    let places = layout.marks.map { "\($0.x),\($0.y)" }
    #expect(Set(places).count == places.count)
  }

  @Test func `gaps of more than a minute are folded and named`() {
    var finding = SampleFinding.budget
    finding.comparison.due = -1
    let layout = PictureLayout(finding, TraceSelection(finding, limit: 40))
    #expect(layout.folds.map(\.label) == ["~29m32s", "35m57s", "~22h55m"])
  }

  @Test func `the limit is a moment of its own and drawn with its value`() throws {
    let finding = SampleFinding.budget
    let selection = TraceSelection(finding, limit: 40)
    let layout = PictureLayout(finding, selection)
    let due = try #require(layout.moments.first { $0.at == finding.comparison.due })
    let breaking = try #require(layout.marks.first { $0.index == 27 })
    #expect(due.x < breaking.x && layout.marks.allSatisfy { $0.x != due.x })
    #expect(TimelinePicture(finding, selection).html.written.contains(">limit 40</text>"))
    #expect(layout.moments.map(\.at) == layout.moments.map(\.at).sorted())
  }

  @Test func `a limit before the trace or none is not drawn`() {
    var finding = SampleFinding.budget
    finding.comparison.due = -1
    let selection = TraceSelection(finding, limit: 40)
    #expect(!TimelinePicture(finding, selection).html.written.contains("limit 40"))
  }

  @Test func `several placed widgets have a lane each, with their budgets below`() {
    var finding = SampleFinding.budget
    for index in finding.trace.indices where finding.trace[index].lane != .app {
      finding.trace[index].placement = Int64(index % 2)
    }
    finding.budgets = [Int64(1), 0].map { placement in
      var curve = BudgetCurveLine()
      curve.placement = placement
      curve.capacity = 2_000
      curve.levels = [BudgetLine(at: 0, left: 2_000), BudgetLine(at: 28_000_000, left: 1_000)]
      return curve
    }
    let lanes = PictureLanes(finding)
    #expect(
      lanes.lanes.map(\.name) == ["phone", "placement 0", "left of 2", "placement 1", "left of 2"]
    )
    #expect(lanes.lanes.map(\.y) == lanes.lanes.map(\.y).sorted())
    let picture = TimelinePicture(finding, TraceSelection(finding, limit: 40)).html.written
    #expect(picture.components(separatedBy: "class=\"curve\"").count == 3)
  }

  @Test func `every cause that is drawn has an arrow, those to the violation stand out`() {
    let finding = SampleFinding.budget
    let picture = TimelinePicture(finding, TraceSelection(finding, limit: 40)).html.written
    let caused = finding.trace.filter { $0.cause >= 0 }.count
    let links = picture.components(separatedBy: "class=\"link\"").count - 1
    let heads = picture.components(separatedBy: "class=\"head\"").count - 1
    #expect(links + heads == caused)
    #expect(heads == 3)
  }

  @Test func `lengths are shortened to two units and say so`() {
    #expect(PictureLayout.short(.hours(12)) == "12h")
    #expect(PictureLayout.short(.hours(25) + .seconds(4)) == "~1d1h")
    #expect(PictureLayout.short(.seconds(61) + .tick) == "~1m1s")
  }
}
