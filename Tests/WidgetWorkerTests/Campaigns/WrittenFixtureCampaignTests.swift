// Goal: fixtures that were written for a widget's requests are enough to exercise every required
// clause of it, and leave nothing to ask for.
// Method: two small campaigns over the networked example, the second with the fixtures that the
// first one writes.
import Foundation
import Reporting
import Testing
@_spi(Hosting) import WidgetAuthoring

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct WrittenFixtureCampaignTests {
  @Test func `written fixtures exercise every required clause`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let asking = BundleWorker(ExampleBundle.forecast.right).command
    let first = try BundleCampaign.record(with: asking, cases: 40)
    #expect(first.outside.allSatisfy { !$0.sample.isEmpty })
    let files = FixtureTexts(first.outside).files
    #expect(files.map(\.path) == ["index.json", "defaults.json"])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.path))
    }
    let second = try BundleCampaign.record(with: asking, cases: 40, fixtures: folder)
    #expect(second.outside == [])
    #expect(second.findings.map { "\($0.clause): \($0.message)" } == [])
    let silent = second.clauses.filter { $0.level == .required && $0.verdict == .vacuous }
    #expect(silent.map(\.id) == [])
    #expect(second.clauses.contains { $0.level == .required && $0.verdict == .held })
  }
}
