// Goal: a URL with the day of universal time breaks the clause where the phone has another day; the phone's own day,
// two days, bounds and stamps do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-19` {
  /// Asked at 20:00 in universal time on 5 January 2026, when it is the 6th on Kiritimati.
  private func kinds(_ url: String, _ zone: Surroundings.Zone = .kiritimati) throws -> [String] {
    try TraceBuilder().with { $0.device.surroundings.zone = zone }.at("20h").added()
      .reload(1, .added).did(1, .networkRequested, url).judged(by: "CR-19")
      .violations.map(\.kind)
  }

  @Test(arguments: [
    "https://example.org/a?for=2026-01-05T20:00:00Z",
    "https://example.org/a?day=2026-01-05T20%3A00%3A00Z",
  ])
  func `the day of universal time is a violation`(_ url: String) throws {
    #expect(try kinds(url) == ["day in universal time"])
    #expect(try kinds(url, .utc) == [])
  }

  @Test(arguments: [
    "https://example.org/a?for=2026-01-05", "https://example.org/a?since=2026-01-05T20:00:00Z",
    "https://example.org/a?start=2026-01-05&end=2026-01-06", "https://example.org/a?v=2026-01-05b",
    "https://example.org/a?now=2026-01-05T20:00:00Z", "https://example.org/a?updated=2026-01-05",
  ])
  func `the own day, ranges and stamps are none`(_ url: String) throws {
    #expect(try kinds(url) == [])
  }
}
