import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

/// Code under test: a function from the input of a process to the texts that it draws.
struct DrawingCode {
  /// The answer to a request.
  struct Reply {
    var texts: [String] = []
    /// The texts that a tap on their buttons passes on.
    var offered: Set<String> = []
    /// The time after which the next timeline is asked for, `nil` for never.
    var gap: Interval? = .minutes(30)
    var readings: [String] = []
    var isSynthesized = false
    var namesCurrency = true
    var year: Int64 = 2026
    var plainDays: [CivilDay] = []
    /// The dates in records that it read.
    var dates: [WallDate] = []
  }

  let reply: (WorkerRequest) -> Reply

  init(_ reply: @escaping (WorkerRequest) -> Reply) { self.reply = reply }

  /// The outcome of a relation for the code.
  func outcome(of relation: any AnswerRelation.Type) throws -> String {
    try relation.outcome(report)
  }

  func report(_ order: WorkerRequest) -> CaseReport? {
    let (date, reply) = (order.scenario.device.clock, reply(order))
    var entry = DrawnEntry()
    entry.date = date.microseconds
    entry.texts = reply.texts
    entry.drawing = reply.texts.map {
      "0 text \($0)" + (reply.offered.contains($0) ? " offered=" : "")
    }
    entry.plainTexts = reply.texts.map { DrawnText($0) }
    var timeline = DrawnTimeline()
    timeline.entries = [entry]
    timeline.reload = reply.gap.map { (date + $0).microseconds } ?? .max
    timeline.readings = reply.readings.map { OutsideReading($0, at: "") }
    var report = CaseReport()
    report.drawnTimelines = [timeline]
    report.hasSynthesized = reply.isSynthesized
    report.namesCurrency = reply.namesCurrency
    report.reckonings = [ReckoningLine(.year, Int(reply.year), at: "")]
    report.reckonings += reply.plainDays.map { ReckoningLine(.plainDay, Int($0.number), at: "") }
    report.outsideDates = reply.dates.map { NumberedLine(Int($0.microseconds)) }
    return report
  }
}
