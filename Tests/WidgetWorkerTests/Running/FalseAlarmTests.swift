// Goal: properties of the checkout or of the meaning of a text are not faults of the widget.
// Method: small campaigns over widgets that look as if they had the fault, and over their twins that have it.
import Clauses
import Foundation
import SwiftUI
import Testing
import WidgetKit

@Suite struct FalseAlarmTests {
  private func findings(
    of bundle: (some WidgetBundle).Type,
    _ clauses: Set<String>,
    missing: [String] = []
  ) throws -> [String] {
    let record = try BundleCampaign.record(
      with: BundleWorker(bundle).command,
      cases: 40,
      clauses: Clause.catalogue.filter { clauses.contains($0.id.text) },
      sources: [#filePath],
      missingFiles: missing
    )
    #expect(record.errors.map(\.text) == [])
    return record.findings.map { "\($0.clause) \($0.widget)" }.sorted()
  }

  private static let crashes: Set = ["CR-CRASH", "CR-SAMPLE"]

  @Test func `a crash for a file that the checkout lacks is advice, and any other is a crash`()
    throws
  {
    let missing = try findings(of: KeyWidgets.self, Self.crashes, missing: ["team_key.txt"])
    #expect(missing == ["CR-SAMPLE Key"])
    #expect(try findings(of: KeyWidgets.self, Self.crashes) == ["CR-CRASH Key"])
    let other = try findings(of: KeyWidgets.self, Self.crashes, missing: ["other.txt"])
    #expect(other == ["CR-CRASH Key"])
  }

  @Test func `a countdown is not a time of day`() throws {
    #expect(try findings(of: HourWidgets.self, ["CR-16"]) == ["CR-16 Written"])
  }
}

struct MomentEntry: TimelineEntry {
  let date: Date
}

struct MomentProvider: TimelineProvider {
  var prepare: @Sendable () -> Void = {}

  func placeholder(in context: Context) -> MomentEntry { MomentEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (MomentEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<MomentEntry>) -> Void
  ) {
    prepare()
    completion(
      Timeline(entries: [MomentEntry(date: .now)], policy: .after(.now.addingTimeInterval(3600)))
    )
  }
}

struct KeyWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = MomentProvider {
      guard Bundle.main.url(forResource: "team_key", withExtension: "txt") != nil else {
        fatalError("no key")
      }
    }
    return StaticConfiguration(kind: "Key", provider: provider) { _ in Text("Key") }
  }
}

struct KeyWidgets: WidgetBundle {
  var body: some Widget { KeyWidget() }
}

/// Returns a text of the hour and minute of a date.
private func handmade(_ date: Date) -> String {
  let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
  return "\(parts.hour ?? 0):\(parts.minute ?? 0)"
}

struct SpanWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Span", provider: MomentProvider()) { entry in
      let end = entry.date.addingTimeInterval(17 * 3600 + 17 * 60)
      // The components of a date, and a display of only their span.
      let isLate = handmade(Date(timeIntervalSinceReferenceDate: 17 * 3600 + 17 * 60)).isEmpty
      Text(end, style: .timer).opacity(isLate ? 0.5 : 1)
    }
  }
}

struct WrittenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Written", provider: MomentProvider()) { _ in
      Text(handmade(Date(timeIntervalSinceReferenceDate: 17 * 3600 + 17 * 60)))
    }
  }
}

struct HourWidgets: WidgetBundle {
  var body: some Widget {
    SpanWidget()
    WrittenWidget()
  }
}
