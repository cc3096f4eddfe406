// Goal: dates are found in every form that fixtures have, and numbers that only look like dates are not.
import Foundation
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct FixtureDatesTests {
  private let day = WallDate(microseconds: 1_796_256_000_000_000)

  @Test(arguments: [
    (#""2026-12-03""#, 0), (#""2026-12-03T18:30:00Z""#, 66_600), ("2026-12-03 18:30", 66_600),
    (#""2026-12-03T18:30:00.250+02:00""#, 59_400), (#""2026-12-03T18:30:00-0130""#, 72_000),
    (#"{"$date": 1796256060}"#, 60), (#""expiresAt": 1796256060"#, 60),
    (#""timestamp" : 1796256060000"#, 60),
  ])
  func `a date is found`(text: String, seconds: Int64) {
    #expect(FixtureDates.dates(inText: text) == [day + .seconds(seconds)])
  }

  @Test(arguments: ["12-03-2026", #""id": 1796256060"#, #""2026-13-03""#, #""date": 12"#])
  func `another number is none`(text: String) {
    #expect(FixtureDates.dates(inText: text) == [])
  }

  @Test func `each day of a folder's files counts once, and of many days some`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws {
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try write("a.json", #"["2026-12-04", "2026-12-03T10:00:00Z"]"#)
    try write("b.json", #"["2026-12-03T09:00:00Z", "1926-12-03"]"#)
    let found = FixtureDates.dates(in: folder.path)
    #expect(found == [day + .hours(9), day + .days(1)])
    try write(
      "c.json",
      (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0)" }.joined(separator: " ")
    )
    let many = FixtureDates.dates(in: folder.path)
    #expect(many.count == FixtureDates.limit && many == many.sorted())
    #expect(many.last == found.last)
  }
}
