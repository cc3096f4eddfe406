import PlatformFacts
import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: the pages of widgets are well formed, self-contained, lead to one another, and show all
// texts of a subject as text.
// Method: a small reader of markup goes over the pages of a bundle, and over those of a hostile one.
@Suite struct WidgetPageTests {
  static let bundles = [("bundle", SampleWidgets.bundle), ("hostile", SampleWidgets.hostile)]

  /// Every page of a record with its path.
  static func pages(_ record: RunRecord) -> [(path: String, text: String)] {
    [("report.html", HTMLReport(record).text)]
      + WidgetPage.pages(of: record).map { ($0.path, $0.text) }
  }

  @Test(arguments: bundles.map(\.0))
  func `every page is well formed, stands alone and is small`(name: String) throws {
    for page in WidgetPageTests.pages(try bundle(name)) {
      let reader = MarkupReader(page.text)
      #expect(reader.faults.isEmpty, "\(page.path)")
      #expect(page.text.utf8.count < 400_000, "\(page.path)")
      #expect(reader.elements.count { $0 == "script" } == 1, "\(page.path)")
      for word in ["http:", "https:", " src=", "@import", "url(", "javascript:", "expression("] {
        #expect(!page.text.withoutSources.contains(word), "\(word) in \(page.path)")
      }
      #expect(!page.text.unicodeScalars.contains { $0.isHidden && $0 != "\n" }, "\(page.path)")
    }
  }

  @Test(arguments: bundles.map(\.0))
  func `every link leads to a place, across pages too`(name: String) throws {
    let pages = WidgetPageTests.pages(try bundle(name))
    let sources = Set(Fact.all.flatMap(\.sources).compactMap(\.address))
    var places: Set<String> = []
    for page in pages {
      let ids = MarkupReader(page.text).attributes.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(page.path)")
      places.formUnion(ids.map { "\(page.path)#\($0)" })
    }
    for page in pages {
      for link in MarkupReader(page.text).attributes.compactMap({ $0["href"] }) {
        if link.hasPrefix("#clauses/") || sources.contains(link) { continue }
        let target =
          link.hasPrefix("#")
          ? page.path + link : link.hasPrefix("../") ? String(link.dropFirst(3)) : link
        #expect(places.contains(target), "\(link) in \(page.path)")
      }
    }
  }

  @Test(arguments: bundles.map(\.0))
  func `styles hold nothing but what the report writes`(name: String) throws {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEF0123456789-:;.,#%()/ ")
    let names = Set("abcdefghijklmnopqrstuvwxyz-")
    for page in WidgetPageTests.pages(try bundle(name)) {
      for style in MarkupReader(page.text).attributes.compactMap({ $0["style"] }) {
        #expect(style.replacing("accentColor", with: "").allSatisfy(allowed.contains), "\(style)")
        for declaration in style.split(separator: ";") {
          let parts = declaration.split(separator: ":")
          let name = parts[0].replacing("accentColor", with: "")
          #expect(parts.count == 2 && name.allSatisfy(names.contains), "\(style)")
        }
      }
    }
  }

  @Test func `a page says what it is, its findings with source lines, and what to do`() throws {
    let page = try #require(WidgetPage.pages(of: SampleWidgets.bundle).first).text
    for text in [
      "City weather", "com.example.weather.city", "SelectCityIntent", "systemMedium",
      "CityProvider.swift:41", "unexpectedly found nil", "What to do about it",
      "It depends on what an earlier case left in the process.",
      "Expected: the old buttons go with the next version",
      "<span>--replay findings/CR-CRASH-trap-in-timeline-com-example-weather-city.json</span>",
      "Schematic: not what the device draws", "stays after a reload failed: no answer in time",
      "cloud.rain.fill", "class=\"face home light\"", "class=\"face home dark\"",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `every snapshot and day of a widget is on its own page and no other`() {
    let record = SampleWidgets.bundle
    for page in WidgetPage.pages(of: record) {
      let faces = MarkupReader(page.text).attributes.filter {
        $0["class"]?.hasPrefix("face ") == true
      }
      #expect(faces.count == record.pageSnapshots.count { $0.widget == page.widget.kind })
      let days = record.days.count { $0.widget == page.widget.kind }
      #expect(page.text.components(separatedBy: "<div class=\"day\">").count - 1 == days)
    }
  }

  @Test func `widgets of one type or a strange one have pages of their own`() {
    var record = RunRecord()
    record.widgets = ["Clock", "clock", "../../etc", "Ünder", ""].map { type in
      var widget = WidgetLine()
      widget.type = type
      return widget
    }
    let paths = WidgetPage.pages(of: record).map(\.path)
    #expect(
      paths == [
        "widgets/Clock.html", "widgets/clock-2.html", "widgets/------etc.html",
        "widgets/-nder.html", "widgets/widget.html",
      ]
    )
  }

  @Test func `a page of thousands of large snapshots stays small and says what it leaves out`()
    throws
  {
    var record = SampleWidgets.bundle
    var snapshot = record.pageSnapshots[0]
    snapshot.nodes = (0..<450).map { SampleTrees.node(.text, $0 == 0 ? 0 : 1, "a", "font caption") }
    record.pageSnapshots = Array(repeating: snapshot, count: 2_000)
    let page = try #require(WidgetPage.pages(of: record).first).text
    #expect(page.utf8.count < 5_000_000)
    #expect(page.contains("1880 more snapshots are in the record."))
    #expect(page.contains("the first 400 views alone"))
  }

  @Test func `content margins that are off are not drawn`() {
    var record = SampleWidgets.bundle
    #expect(WidgetPage.pages(of: record)[0].hasMargins)
    record.widgets[0].facts = [FactLine("margins", "default content margins off")]
    #expect(!WidgetPage.pages(of: record)[0].hasMargins)
  }

  @Test func `a report of no widgets has no style for them`() {
    #expect(!HTMLReport(SampleRecord.campaign).text.contains(".face"))
    #expect(HTMLReport(SampleWidgets.bundle).text.contains(".face"))
  }

  private func bundle(_ name: String) throws -> RunRecord {
    try #require(WidgetPageTests.bundles.first { $0.0 == name }?.1)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
