// Goal: the line that counts a day as 86,400 seconds, makes a set or takes a sample is found in any
// form; of two, neither is named.
import Foundation
import Testing

@testable import WidgetCampaigns

@Suite struct TellingLineTests {
  @Test(arguments: [
    "date.addingTimeInterval(86400)", "date + 86_400.0", "today + Double(n) * 24 * 60 * 60",
    "let day: TimeInterval = 60*60*24", "start + Double(n) * (24 * 3600)", "n * 3_600.0 * 24",
    "date.advanced(by: 60 * 24 * 60)", "date + .hours(24)",
  ])
  func `the length of a day is recognised`(row: String) {
    #expect(TellingLine.dayLength.numbers(in: ["let a = 1", row[...]]) == [2])
  }

  @Test(arguments: [
    "// 86,400 or 86400 seconds", "date + 3600 * 2", "return 864", "24 hours", "10 * 86_4000",
    "n * 124 * 3600",
  ])
  func `other lines are not`(row: String) {
    #expect(TellingLine.dayLength.numbers(in: [row[...]]) == [])
  }

  @Test(arguments: [
    "var all = Set<Article>()", "let ids = Set(list.map(\\.id))", "for one in groups.values {",
    "Array(byName.keys.prefix(3))", "Dictionary(grouping: list, by: \\.day)",
  ])
  func `what has no order is recognised`(row: String) {
    #expect(TellingLine.unordered.numbers(in: [row[...]]) == [1])
  }

  @Test(arguments: ["SettingsView()", "let keys = [1]", "reSet(1)", "// Set<Int>"])
  func `what has one is not`(row: String) {
    #expect(TellingLine.unordered.numbers(in: [row[...]]) == [])
  }

  @Test(arguments: [
    ("let kept = all.filter { $0.at > now }", true), ("rows.filter { $0.date >= .now }", true),
    ("for one in all where one.start > Date() {", true), ("all.filter { $0.date <= now }", false),
    ("if start > now {", false), ("all.filter(\\.isOpen)", false),
  ])
  func `what keeps later dates alone is recognised`(row: String, isFound: Bool) {
    #expect(TellingLine.laterOnly.numbers(in: [row[...]]) == (isFound ? [1] : []))
  }

  @Test func `what recommends, and what marks as private, is recognised`() {
    let rows = [
      "func recommendations() -> [AppIntentRecommendation<Choose>] {",
      "  all.map { AppIntentRecommendation(intent: Choose($0), description: $0.name) }",
      "  IntentRecommendation(intent: plain, description: \"Plain\")",
      "  Text(name).privacySensitive()",
    ].map { $0[...] }
    #expect(TellingLine.recommendation.numbers(in: rows) == [2, 3])
    #expect(TellingLine.privacy.numbers(in: rows) == [4])
  }

  @Test func `a sample in place of nothing is recognised`() {
    let rows = [
      "try store.load() ?? Jar.sample", "name ?? \"none\"", "sample ?? nil", "a ?? .preview",
    ]
    #expect(TellingLine.sample.numbers(in: rows.map { $0[...] }) == [1, 4])
  }

  @Test func `a value that the placeholder shows is a sample, too`() {
    let rows = [
      "  func placeholder(in context: Context) -> Tide { Tide(date: .now, port: .dover) }",
      "  func load() -> Tide { Tide(date: saved?.date ?? .now, port: found ?? .dover) }",
      "  func begin() -> Date { first ?? .now }",
      "  let port = found ?? Port.leith",
    ].map { $0[...] }
    #expect(PlaceholderNames.names(in: rows) == ["dover"])
    #expect(TellingLine.sample.numbers(in: rows, placeholders: ["dover"]) == [2])
    #expect(TellingLine.sample.numbers(in: rows) == [])
  }

  @Test func `the names are those of the function's body, without calls and members`() {
    let rows = [
      "  func placeholder(in context: Context) -> Tide {",
      "    let port = Port.dover",
      "    return Tide(date: .now, port: port, level: .make(3), unit: Unit.metric.name)",
      "  }",
      "",
      "  let other = Port.leith",
    ].map { $0[...] }
    #expect(PlaceholderNames.names(in: rows) == ["dover"])
  }

  @Test func `a background is recognised as the last modifier of a view`() {
    let rows = [
      "Text(name)", "  .background(.blue)", "  .padding()", "}", "  .background(Color.red)", "}",
    ]
    #expect(TellingLine.background.numbers(in: rows.map { $0[...] }) == [5])
  }

  @Test(arguments: [
    "day = date.formatted(.iso8601.year().month())", "ISO8601DateFormatter().string(from: now)",
    "date.ISO8601Format()", "TimeZone(secondsFromGMT: 0)", "TimeZone(identifier: \"UTC\")",
    "calendar.timeZone = .gmt",
  ])
  func `universal time is recognised`(row: String) {
    #expect(TellingLine.universalTime.numbers(in: ["let day: String", row[...]]) == [2])
  }

  @Test func `a line that makes a sample is distinguished from others`() {
    #expect(TellingLine.isOfSample("static let sample = Trip(at: .now + 86_400)"))
    #expect(!TellingLine.isOfSample("today.addingTimeInterval(Double($0) * 86_400)"))
  }

  @Test func `one line of all files is named, or the only one of the files at hand`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let path = folder.appendingPathComponent(name).path
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      return path
    }
    let plain = try file("A.swift", "let a = 1\n")
    let days = try file("B.swift", "\nlet day = 86_400.0\n")
    let sample = try file("C.swift", "let sample = 3 * 86_400.0\n")
    let twice = try file("D.swift", "let a = 86400\nlet b = 86400\n")
    #expect(CheckedSources([plain, days]).line(.dayLength, first: [plain])?.text == "B.swift:2")
    #expect(
      CheckedSources([plain, days, sample]).line(.dayLength, first: [days])?.text == "B.swift:2"
    )
    #expect(CheckedSources([plain, days, sample]).line(.dayLength, first: [plain]) == nil)
    #expect(CheckedSources([plain, twice]).line(.dayLength, first: [twice]) == nil)
    #expect(CheckedSources([plain]).line(.dayLength, first: [plain]) == nil)
  }
}
