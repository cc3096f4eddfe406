// Goal: the widgets of a released version are taken from its record, and an unsuitable record gives
// the reason.
import Foundation
import RunRecord
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct ReleasedVersionTests {
  private func widget(_ kind: String, _ type: String, _ code: WidgetLine.Code) -> WidgetLine {
    var line = WidgetLine()
    (line.kind, line.type, line.code) = (kind, type, code)
    return line
  }

  private func withFile(_ widgets: [WidgetLine], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var record = RunRecord()
    record.widgets = widgets
    let file = folder.appending(path: "record.jsonl")
    try record.text.write(to: file, atomically: true, encoding: .utf8)
    try body(file)
  }

  private func record(of file: URL) throws -> RunRecord {
    try RunRecord(parsing: String(contentsOf: file, encoding: .utf8))
  }

  @Test func `widgets with timelines and a kind are read, and come through to the worker`() throws {
    let lines = [
      widget("tea", "TeaWidget", .timeline), widget("pot", "PotControl", .control),
      widget("", "NoWidget", .timeline), widget("tea", "OtherWidget", .timeline),
    ]
    try withFile(lines) { file in
      let version = try ReleasedVersion(record(of: file), at: file.path())
      #expect(version.widgets.map(\.kind) == ["tea"])
      #expect(version.widgets.map(\.type) == ["TeaWidget"])
      let text = JSONWriter.json(version).description
      let read = try JSONReader.value(ReleasedVersion.self, from: JSON(parsing: text))
      #expect(read.widgets.map(\.kind) == ["tea"] && read.widgets.map(\.type) == ["TeaWidget"])
    }
  }

  @Test func `a record without a widget is an error`() throws {
    try withFile([widget("pot", "PotControl", .control)]) { file in
      let error = #expect(throws: UnreadableInput.self) {
        try ReleasedVersion(record(of: file), at: file.path())
      }
      #expect(error?.description.contains("has no widget with timelines") == true)
    }
  }

  @Test func `a record that the run would replace is an error, another folder's is none`() throws {
    try withFile([widget("tea", "TeaWidget", .timeline)]) { file in
      let folder = file.deletingLastPathComponent()
      #expect(throws: UnreadableInput.self) {
        try ReleasedVersion(record(of: file), at: file.path(), besides: folder.path() + "/.")
      }
      #expect(throws: Never.self) {
        try ReleasedVersion(record(of: file), at: file.path(), besides: folder.path() + "/new")
      }
    }
  }
}
