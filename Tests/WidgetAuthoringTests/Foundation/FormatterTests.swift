import Testing
import WidgetKit

@Suite struct FormatterTests {
  let day = Date(timeIntervalSince1970: 1_700_000_000)
  let american = Locale(identifier: "en_US")

  private func text(
    _ seconds: TimeInterval,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `lengths of time are written in each style`() {
    #expect(text(3605, .positional) == "1:00:05")
    #expect(text(3605, .abbreviated) == "1h 5s")
    #expect(text(3605, .short) == "1 hr, 5 sec")
    #expect(text(3605, .full) == "1 hour, 5 seconds")
    #expect(text(3605, .spellOut) == "one hour, five seconds")
    #expect(text(3605, .brief) == "1hr 5sec")
    #expect(text(0, .full) == "0 seconds")
    #expect(text(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(text(.infinity, .full) == nil)
    #expect(text(.nan, .full) == nil)
  }

  @Test func `the number of units is limited`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 100_000) == "1 day, 3 hours")
  }

  @Test func `distances in time look back and ahead`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: day - 7200, relativeTo: day) == "2 hours ago")
    #expect(formatter.localizedString(for: day + 86_400, relativeTo: day) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: day - 86_400, relativeTo: day) == "yesterday")
  }

  @Test func `measurements have the units of the locale unless their own are wanted`() {
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .narrow).locale(american)) == "68°F")
    #expect(warmth.formatted(.measurement(width: .narrow, usage: .asProvided)) == "20°C")
    let way = Measurement(value: 2, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "2 kilometers")
    let formatter = MeasurementFormatter()
    formatter.locale = american
    #expect(formatter.string(from: warmth) == "68°F")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warmth) == "20°")
  }

  @Test func `ranges of dates have a length`() {
    let range = day..<day + 3661
    #expect(range.formatted(.timeDuration) == "1:01:01")
    #expect(range.formatted(.components(style: .wide, fields: [.hour])) == "1 hour")
  }

  @Test func `lists are written as in a sentence`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }

  @Test func `Markdown loses its marks and keeps its links`() throws {
    let text = try AttributedString(markdown: #"a **b** [c *d*](https://x.y) `e*f` 2 * 3 \*g"#)
    #expect(String(text.characters) == "a b c d e*f 2 * 3 *g")
    let links = text.runs.compactMap { run in run.link.map { (run.range, $0) } }
    #expect(links.map(\.1) == [URL(string: "https://x.y")])
    #expect(links.map { String(text[$0.0].characters) } == ["c d"])
  }

  @Test(arguments: ["", "*", "**", "[a](b", "[", "\\", "a**", "****", "``", "[]()"])
  func `broken Markdown is plain text or empty, never a trap`(markdown: String) throws {
    let text = try AttributedString(markdown: markdown)
    #expect(text.characters.count <= markdown.count)
  }
}
