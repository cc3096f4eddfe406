import RunRecord
import WidgetModel

/// The wall-clock figures of a run, kept apart from its record, which has none.
package struct Timing {
  package let seconds: Double
  package let cases: Int64
  package let events: Int64

  package init(seconds: Double, _ record: RunRecord) {
    self.seconds = seconds
    cases = record.phases.reduce(0) { $0 + $1.cases }
    events = record.phases.reduce(0) { $0 + $1.events }
  }

  package var text: String {
    JSON.object([
      JSON.Member("milliseconds", .number(Int64(seconds * 1000))),
      JSON.Member("cases", .number(cases)),
      JSON.Member("casesPerSecond", .number(Int64(Double(cases) / max(seconds, 0.001)))),
      JSON.Member("events", .number(events)),
    ]).pretty()
  }
}
