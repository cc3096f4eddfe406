import AppIntents
import SwiftUI
import WidgetKit

/// Ticks an errand off.
struct TickOffIntent: AppIntent {
  static let title: LocalizedStringResource = "Tick off"

  @Parameter(title: "Errand") var errand: String

  init() {}

  init(_ errand: String) { self.errand = errand }

  // Seeded: CR-33. Only the app reads this value, and nobody opens the app.
  func perform() async throws -> some IntentResult {
    UserDefaults(suiteName: "group.example.errands")?.set(errand, forKey: "tickedOff")
    return .result()
  }
}

/// Leaves an errand for another day, in the app.
struct PostponeIntent: AppIntent {
  static let title: LocalizedStringResource = "Not today"
  static let openAppWhenRun = true

  var errand = ""

  init() {}

  init(_ errand: String) { self.errand = errand }

  func perform() async throws -> some IntentResult {
    UserDefaults(suiteName: "group.example.errands")?.set(errand, forKey: "postponed")
    return .result()
  }
}

struct ErrandEntry: TimelineEntry {
  let date: Date
  let errand: String?
}

struct ErrandProvider: TimelineProvider {
  private var first: String? {
    UserDefaults(suiteName: "group.example.errands")?.stringArray(forKey: "errands")?.first
  }

  func placeholder(in context: Context) -> ErrandEntry { ErrandEntry(date: .now, errand: nil) }

  func getSnapshot(in context: Context, completion: @escaping (ErrandEntry) -> Void) {
    completion(ErrandEntry(date: .now, errand: context.isPreview ? "Post office" : first))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ErrandEntry>) -> Void) {
    let hour = Date.now.addingTimeInterval(3600)
    completion(Timeline(entries: [ErrandEntry(date: .now, errand: first)], policy: .after(hour)))
  }
}

struct ErrandView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ErrandEntry

  var body: some View {
    layout.containerBackground(.background, for: .widget)
  }

  @ViewBuilder private var layout: some View {
    switch family {
    case .systemSmall: VStack { content }
    // Seeded: CR-68. The family is still offered.
    default: Text("Unsupported family")
    }
  }

  @ViewBuilder private var content: some View {
    if let errand = entry.errand {
      // Seeded: CR-67. The text shows an optional as code prints it.
      Text("Next: \(String(describing: entry.errand))")
      Button("Tick off", intent: TickOffIntent(errand))
      // Seeded: VW-11.intent.values. The errand no longer exists when somebody taps.
      Button("Not today", intent: PostponeIntent(errand))
    } else {
      Text("No errands")
    }
  }
}

struct ErrandWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "errand", provider: ErrandProvider()) { entry in
      ErrandView(entry: entry)
    }
    .configurationDisplayName("Errands")
    .description("What to do next.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
