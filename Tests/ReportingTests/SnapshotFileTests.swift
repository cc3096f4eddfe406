import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: each drawing of a record is a separate, well-formed file, with a name of its own that leads
// nowhere else.
// Method: a small reader of markup goes over the drawings of a bundle, and over those of a hostile one.
@Suite struct SnapshotFileTests {
  @Test(arguments: WidgetPageTests.bundles.map(\.0))
  func `every drawing is well formed and stands alone`(name: String) throws {
    let bundle = try #require(WidgetPageTests.bundles.first { $0.0 == name }).1
    let files = SnapshotFile.files(of: bundle)
    #expect(files.count == bundle.pageSnapshots.count && !files.isEmpty)
    for file in files {
      #expect(MarkupReader(file.svg).faults.isEmpty, "\(file.path)")
      #expect(!file.svg.contains("url("), "\(file.path)")
      #expect(file.svg.contains("<title>"), "\(file.path)")
    }
  }

  @Test func `names differ, are one folder deep and have plain letters alone`() {
    var record = RunRecord()
    for text in ["a/../b", "a/../b", "..", "\u{202E}x", String(repeating: "ü", count: 300), ""] {
      var line = PageSnapshotLine()
      (line.widget, line.family, line.title) = (text, text, text)
      record.pageSnapshots.append(line)
    }
    let paths = SnapshotFile.files(of: record).map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths {
      #expect(path.wholeMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9-]+/) != nil, "\(path)")
      #expect(path.utf8.count < 200)
    }
  }

  @Test func `VoiceOver hears labels for what they label, a button whole, and nothing hidden`() {
    func node(_ kind: ViewKind, _ depth: Int64, _ text: String = "", _ attributes: [String] = [])
      -> NodeLine
    {
      var line = NodeLine()
      (line.kind, line.depth, line.text, line.attributes) = (kind, depth, text, attributes)
      return line
    }
    let nodes = [
      node(.vStack, 0), node(.text, 1, "Trains"),
      node(.image, 1, "tram", ["accessibilityLabel Tram"]),
      node(.hStack, 1, "", ["accessibilityHidden true"]), node(.text, 2, "decoration"),
      node(.button, 1), node(.hStack, 2), node(.text, 3, "Reload"), node(.text, 3, "now"),
      node(.vStack, 1, "", ["accessibilityElement combine"]), node(.text, 2, "U8"),
      node(.text, 2, "5 min"),
    ]
    let lines = SpokenElements(SchematicNode.roots(of: nodes)).lines
    #expect(lines == ["Trains", "Tram", "Reload, now, button", "U8, 5 min"])
  }
}
