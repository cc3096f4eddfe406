import Testing
import WidgetModel

@Suite struct IntervalTextTests {
  private static let written: [(Int64, String)] = [
    (0, "0s"), (1, "0.000001s"), (-1, "-0.000001s"), (28_000_000, "28s"), (300_000_000, "5m"),
    (3_600_000_000, "1h"), (86_400_000_000, "1d"), (93_784_000_000, "1d2h3m4s"),
    (-7_200_000_000, "-2h"), (28_000_001, "28.000001s"), (200_000, "0.2s"),
    (5_400_000_000, "1h30m"), (3_628_000_001, "1h00m28.000001s"), (86_700_000_000, "1d00h5m"),
    (-86_400_000_001, "-1d00h00m0.000001s"),
  ]

  @Test(arguments: written)
  func `a length is written as people write it and reads the same`(
    microseconds: Int64,
    text: String
  ) {
    let length = Interval(microseconds: microseconds)
    #expect(length.description == text)
    #expect(Interval(text) == length)
  }

  @Test(arguments: [
    ("90m", Interval.minutes(90)), ("1.5s", .seconds(1) + Interval(microseconds: 500_000)),
  ])
  func `other spellings of a length are read`(text: String, length: Interval) {
    #expect(Interval(text) == length)
  }

  @Test(arguments: [
    "", "-", "s", "28", "28 s", "1h2d", "1h1h", "1.5h", "1.s", "1.0000001s", ".5s", "+1s", "--1s",
    "1s2m", "9223372036854775807s", "200000000d", "１s", "1d2h3m4s5s", "1.5s1m",
  ])
  func `an invalid length gives nil`(text: String) {
    #expect(Interval(text) == nil)
  }

  @Test func `lengths at the ends of the range survive their text`() {
    let ends: [Int64] = [.max, .max - 1, .min + 1, -1, 1, 999_999, 1_000_000, 86_399_999_999]
    for microseconds in ends {
      let length = Interval(microseconds: microseconds)
      #expect(Interval(length.description) == length)
    }
  }

  @Test func `an instant writes itself as the time since the start, and never as a word`() {
    #expect(Instant.start.description == "0s")
    #expect(Instant.never.description == "never")
    #expect(Instant("never") == .never)
    #expect(Instant("1h") == .start + .hours(1))
    #expect(Instant("soon") == nil)
  }

  @Test func `arithmetic is held at the ends of the range`() {
    let most = Interval(microseconds: .max)
    let least = Interval(microseconds: .min)
    #expect(most + .tick == most && least - .tick == least)
    #expect(most * -2 == least && least * 2 == least)
    #expect(Instant.never + .tick == .never)
    #expect(WallDate.distantFuture - .distantPast == most)
  }
}
