// Goal: a widget's display is compared with a new answer through its day, and reloads that change
// nothing are counted.
// Method: the code is a function from the phone's date to the timeline that it answers.
import RunRecord
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct FreshnessMeterTests {
  /// The code answers at a date with the texts of its entries.
  private typealias Code = (WallDate, _ randomness: Int64) -> [(WallDate, String)]

  private func line(
    reloads: [Interval] = [.zero],
    isSynthesized: Bool = false,
    _ code: @escaping Code
  ) throws -> FreshnessLine {
    var scenario = Scenario()
    scenario.device.clock = .defaultStart + .hours(9)
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    let meter = FreshnessMeter(scenario) { question in
      let isDay = question.order.scenario.length > .hours(1)
      var report = CaseReport()
      report.hasSynthesized = isSynthesized
      report.drawnTimelines = (isDay ? reloads : [.zero]).map { after in
        let asked = question.clock + after
        var timeline = DrawnTimeline()
        timeline.asked = asked.microseconds
        timeline.entries = code(asked, question.order.randomness).map { date, text in
          var entry = DrawnEntry()
          entry.date = date.microseconds
          entry.drawing = [text]
          entry.texts = [text]
          return entry
        }
        return timeline
      }
      return report
    }
    return try meter.line()
  }

  private func hour(_ date: WallDate) -> Int64 {
    date.microseconds / Interval.hours(1).microseconds
  }

  @Test func `where values were made up, the line says so`() throws {
    for isSynthesized in [true, false] {
      let line = try line(isSynthesized: isSynthesized) { now, _ in [(now, "Hello")] }
      #expect(line.isOfMadeUpData == isSynthesized)
    }
  }

  @Test func `what stays so is up to date, and its reloads change nothing`() throws {
    let line = try line(reloads: [.zero, .hours(6), .hours(12)]) { now, _ in [(now, "Hello")] }
    #expect(line.moments.count == 24)
    #expect(line.moments.allSatisfy { $0.state == .fresh })
    #expect(line.reloads == 2)
    #expect(line.unchanged == 2)
  }

  @Test func `what changes with the hour is outdated until the next reload`() throws {
    let once = try line { now, _ in [(now, "\(self.hour(now))")] }
    #expect(once.moments.count { $0.state == .outdated } >= 22)
    #expect(once.moments.last?.shown != once.moments.last?.due)
    let each = try line { now, _ in
      (0..<30).map { hours in
        let start = self.hour(now) * Interval.hours(1).microseconds
        let date = max(now, WallDate(microseconds: start) + .hours(Int64(hours)))
        return (date, "\(self.hour(date))")
      }
    }
    #expect(each.moments.allSatisfy { $0.state == .fresh })
  }

  @Test func `a reload that shows something new is not in vain`() throws {
    let line = try line(reloads: [.zero, .hours(6)]) { now, _ in [(now, "\(self.hour(now))")] }
    #expect(line.reloads == 1)
    #expect(line.unchanged == 0)
  }

  @Test func `a text that says when it was made is not reported`() throws {
    let line = try line { now, _ in [(now, "\(now)")] }
    #expect(line.moments.allSatisfy { $0.state == .untold })
  }

  @Test func `later randomness, and content that nobody sees yet, is not reported`() throws {
    let noon = WallDate.defaultStart + .hours(12)
    let dice = try line { now, randomness in [(now, now < noon ? "Hello" : "\(randomness)")] }
    #expect(!dice.isRandom)
    #expect(dice.moments.allSatisfy { $0.state != .outdated })
    #expect(dice.moments.contains { $0.state == .untold })
    let tomorrow = try line { now, _ in [(WallDate.defaultStart + .days(1), "\(self.hour(now))")] }
    let before = tomorrow.moments.filter { $0.at < Interval.hours(15).microseconds }
    #expect(!before.isEmpty)
    #expect(before.allSatisfy { $0.state == .untold })
  }

  @Test func `what is drawn at random is not compared`() throws {
    let line = try line { now, randomness in [(now, "\(randomness)")] }
    #expect(line.isRandom)
    #expect(line.moments.isEmpty)
  }

  @Test func `code that does not answer has no line`() throws {
    #expect(try line { _, _ in [] } == FreshnessLine())
  }
}
