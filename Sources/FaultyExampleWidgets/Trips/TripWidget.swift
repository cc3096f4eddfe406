import AppIntents
import SwiftUI
import WidgetKit

/// The app's record of trips.
actor TripBook {
  static let shared = TripBook()

  private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.trips") }

  /// The day of the departure, as the airline writes it.
  static var departure: String? { defaults?.string(forKey: "departure") }

  static var isCheckedIn: Bool { defaults?.bool(forKey: "isCheckedIn") ?? false }

  /// Notifies the airline, which may take a while, and then the widget.
  func checkIn() async {
    if let url = URL(string: "https://airline.example/check-in") {
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.timeoutInterval = 3
      _ = try? await URLSession.shared.data(for: request)
    }
    TripBook.defaults?.set(true, forKey: "isCheckedIn")
  }

  private struct Answer: Decodable { var gate: String }

  /// Returns the gate of a day, which is known in the morning.
  func gate(on date: Date) async -> String? {
    let writer = ISO8601DateFormatter()
    writer.formatOptions = .withFullDate
    // Seeded: CR-48. The formatter writes the day in UTC.
    let day = writer.string(from: date)
    guard let url = URL(string: "https://airline.example/gates/\(day)") else { return nil }
    var request = URLRequest(url: url)
    request.timeoutInterval = 3
    guard let (data, _) = try? await URLSession.shared.data(for: request) else { return nil }
    return try? JSONDecoder().decode(Answer.self, from: data).gate
  }
}

struct CheckInIntent: AppIntent {
  static let title: LocalizedStringResource = "Check in"

  // Seeded: VW-12.intent. Nobody waits for the task.
  func perform() async throws -> some IntentResult {
    Task { await TripBook.shared.checkIn() }
    return .result()
  }
}

struct TripEntry: TimelineEntry {
  let date: Date
  let departure: String?
  let gate: String?
  let isCheckedIn: Bool
}

struct TripProvider: TimelineProvider {
  func placeholder(in context: Context) -> TripEntry {
    TripEntry(date: .now, departure: nil, gate: nil, isCheckedIn: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) {
    completion(
      TripEntry(date: .now, departure: "2026-02-01", gate: "B 12", isCheckedIn: true)
    )
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<TripEntry>) -> Void
  ) {
    Task {
      let now = Date.now
      let gate = await TripBook.shared.gate(on: now)
      let entry = TripEntry(
        date: now,
        departure: TripBook.departure,
        gate: gate,
        isCheckedIn: TripBook.isCheckedIn
      )
      // Seeded: CR-28. Without a gate it waits as long as with one.
      completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(28_800))))
    }
  }
}

struct TripView: View {
  let entry: TripEntry

  private var day: String? {
    let reader = ISO8601DateFormatter()
    reader.formatOptions = .withFullDate
    // Seeded: CR-27. One formatter reads in UTC, and the other one writes in the person's zone.
    guard let date = entry.departure.flatMap(reader.date(from:)) else { return nil }
    let writer = DateFormatter()
    writer.dateStyle = .medium
    return writer.string(from: date)
  }

  /// Boarding ends at a quarter past five in the afternoon.
  private var boarding: String {
    let time = DateComponents(hour: 17, minute: 15)
    let calendar = Calendar.current
    let next = calendar.nextDate(after: entry.date, matching: time, matchingPolicy: .nextTime)
    let writer = DateFormatter()
    writer.dateFormat = "HH:mm"
    // Seeded: CR-16. People with a 12-hour clock also read 17:15.
    return writer.string(from: next ?? entry.date)
  }

  var body: some View {
    VStack {
      Text(day ?? "No trip")
      Text("Boarding until \(boarding)")
      Text(entry.gate.map { "Gate \($0)" } ?? "No gate yet")
      if entry.isCheckedIn {
        Text("Checked in")
      } else {
        Button("Check in", intent: CheckInIntent())
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trip", provider: TripProvider()) { TripView(entry: $0) }
      .configurationDisplayName("Trip")
      .description("When and where to board.")
      .supportedFamilies([.systemSmall])
  }
}
