import RunRecord
import Testing
import WidgetModel

// Goal: a widget's snapshots are read from a trace, each once, with their drawings.
@Suite struct PageSnapshotLineTests {
  @Test func `a day gives each occasion with its own views`() throws {
    let trace = try SimulatedDay.trace()
    let snapshots = PageSnapshotLine.snapshots(
      in: trace,
      of: WidgetID(0),
      kind: "city",
      configurations: ["city: Berlin"]
    )
    let small = snapshots.filter { $0.family == "systemSmall" }
    #expect(
      small.map(\.occasion) == [
        .placeholder, .firstEntry, .laterEntry, .laterEntry, .lastEntry, .afterTap, .afterFailure,
      ]
    )
    #expect(small.map { $0.nodes.last?.text } == ["placeholder", "A", "B", "C", "D", "A", "D"])
    #expect(small[1].title == "entry 1 of 4")
    #expect(small[6].title == "stays after a reload failed: an error was thrown")
    let medium = snapshots.filter { $0.family == "systemMedium" }
    #expect(medium.map(\.occasion) == [.gallery])
    #expect(snapshots.allSatisfy { $0.widget == "city" && $0.configuration == "city: Berlin" })
    #expect(snapshots.map(\.family).first == "systemSmall")
  }

  @Test func `another widget's snapshots are left out`() throws {
    let trace = try SimulatedDay.trace()
    #expect(PageSnapshotLine.snapshots(in: trace, of: WidgetID(1), kind: "x").isEmpty)
  }

  @Test func `attributes are with their nodes, for any contents`() {
    let tree = ViewTree(
      nodes: [ViewNode(.text, text: "a\nb"), ViewNode(.image, depth: 1)],
      attributes: [
        ViewAttribute(.font, "title bold", of: 0), ViewAttribute(.symbol, "heart", of: 1),
        ViewAttribute(.padding, "", of: 1), ViewAttribute(.id, "two\nlines", of: 0),
        ViewAttribute(.blur, "x", of: 9), ViewAttribute(.blur, "x", of: -1),
      ]
    )
    let lines = NodeLine.lines(of: tree)
    #expect(
      lines.map(\.attributes) == [
        ["font title bold", "id two lines"], ["symbol heart", "padding "],
      ]
    )
    #expect(lines[0].text == "a\nb")
    #expect(
      lines.flatMap(\.attributeList) == [
        .init("font", "title bold"), .init("id", "two lines"), .init("symbol", "heart"),
        .init("padding", ""),
      ]
    )
  }

  @Test func `an appearance that looks the same in light and dark is reported once`() {
    let light = [snapshot(.firstEntry, "A"), snapshot(.laterEntry, "B"), snapshot(.lastEntry, "C")]
    let dark = [snapshot(.firstEntry, "A"), snapshot(.laterEntry, "b"), snapshot(.afterTap, "D")]
    let joined = PageSnapshotLine.joining(light: light, dark: dark)
    #expect(joined.map { $0.nodes[0].text } == ["A", "B", "b", "C", "D"])
    #expect(joined.map(\.appearance) == [.both, .light, .dark, .light, .dark])
  }

  @Test func `widgets, snapshots, days and expectations survive a record's text`() throws {
    var record = RunRecord()
    var widget = WidgetLine()
    widget.kind = "city"
    widget.code = .control
    widget.facts = [FactLine("push", "no")]
    record.widgets = [widget]
    let scenario = SimulatedDay.scenario
    let trace = try SimulatedDay.trace()
    record.pageSnapshots = PageSnapshotLine.snapshots(in: trace, of: WidgetID(0), kind: "city")
    let setup = try #require(scenario.setup)
    record.days = [DayLine.day(in: trace, setup, of: PlacementID(0), kind: "city")]
    var expectation = ExpectationLine()
    expectation.clause = "TL-18"
    expectation.state = .stale
    record.expectations = [expectation]
    var finding = FindingLine()
    (finding.widget, finding.source, finding.expected) = ("city", "A.swift:1", "why")
    finding.remark = "depends"
    record.findings = [finding]
    record.header.purpose = .widgets
    (record.header.command, record.header.replay) = ("swift test", "swift test --replay")
    record.footer = RecordFooter()
    #expect(try RunRecord(parsing: record.text) == record)
  }

  private func snapshot(_ occasion: PageSnapshotLine.Occasion, _ text: String) -> PageSnapshotLine {
    var node = NodeLine()
    node.text = text
    var line = PageSnapshotLine()
    line.occasion = occasion
    line.nodes = [node]
    return line
  }
}
