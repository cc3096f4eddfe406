import Conformance
import Testing
import WidgetModel

@testable import Reporting

// Goal: a picture shows why a clause broke, whatever the trace's length.
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
    let layout = PictureLayout(trace, TraceSelection(SampleFinding.budget, limit: 40))
    #expect(layout.marks.count == trace.count)
    for (left, right) in zip(layout.moments, layout.moments.dropFirst()) {
      #expect(left.x + PictureLayout.width(of: left.label) <= right.x)
    }
    let places = layout.marks.map { "\($0.x),\($0.y)" }
    #expect(Set(places).count == places.count)
  }

  @Test func `gaps of more than a minute are folded and named`() {
    let finding = SampleFinding.budget
    let layout = PictureLayout(finding.trace, TraceSelection(finding, limit: 40))
    #expect(layout.folds.map(\.label) == ["~29m32s", "35m57s", "~22h55m"])
  }

  @Test func `lengths are shortened to two units and say so`() {
    #expect(PictureLayout.short(.hours(12)) == "12h")
    #expect(PictureLayout.short(.hours(25) + .seconds(4)) == "~1d1h")
    #expect(PictureLayout.short(.seconds(61) + .tick) == "~1m1s")
  }
}
