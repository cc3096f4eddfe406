import AppIntents
import SwiftUI
import WidgetKit

/// The switch of the app's reading reminders.
enum Reminders {
  static let control = "reminders"

  private static var defaults: UserDefaults? { UserDefaults(suiteName: "group.example.reading") }

  static var areOn: Bool { defaults?.bool(forKey: "reminders") ?? false }

  static func set(_ areOn: Bool) {
    // Seeded: CR-40. The control keeps showing the previous value.
    defaults?.set(areOn, forKey: "reminders")
    WidgetCenter.shared.reloadTimelines(ofKind: "reading")
  }
}

struct SetRemindersIntent: AppIntent {
  static let title: LocalizedStringResource = "Set reminders"

  @Parameter(title: "On") var areOn: Bool

  init() {}

  init(_ areOn: Bool) { self.areOn = areOn }

  func perform() async throws -> some IntentResult {
    Reminders.set(areOn)
    return .result()
  }
}

struct SwitchRemindersIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch reminders"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Reminders.set(value)
    return .result()
  }
}

struct ReadingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Reading"

  // Seeded: CR-41. It never reaches the entry.
  @Parameter(title: "Large", default: false) var isLarge: Bool
}

struct ReadingEntry: TimelineEntry {
  let date: Date
  let book: String?
  var isLarge = false
  var areOn = false
}

struct ReadingProvider: AppIntentTimelineProvider {
  private func current(_ configuration: ReadingIntent) -> ReadingEntry {
    let book = UserDefaults(suiteName: "group.example.reading")?.string(forKey: "book")
    return ReadingEntry(date: .now, book: book, areOn: Reminders.areOn)
  }

  func placeholder(in context: Context) -> ReadingEntry { ReadingEntry(date: .now, book: nil) }

  func snapshot(for configuration: ReadingIntent, in context: Context) async -> ReadingEntry {
    context.isPreview ? ReadingEntry(date: .now, book: "Middlemarch") : current(configuration)
  }

  func timeline(
    for configuration: ReadingIntent,
    in context: Context
  ) async -> Timeline<ReadingEntry> {
    Timeline(entries: [current(configuration)], policy: .never)
  }
}

struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "reading",
      intent: ReadingIntent.self,
      provider: ReadingProvider()
    ) { entry in
      VStack {
        Text(entry.book ?? "No book").font(entry.isLarge ? .largeTitle : .body).lineLimit(1)
        Button("Read", intent: StartReadingIntent())
        Button(entry.areOn ? "No reminders" : "Remind me", intent: SetRemindersIntent(!entry.areOn))
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Reading")
    .description("The book that you read.")
    .supportedFamilies([.systemSmall])
  }
}

struct ReminderValue: ControlValueProvider {
  let previewValue = false

  func currentValue() async throws -> Bool { Reminders.areOn }
}

struct ReminderControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Reminders.control, provider: ReminderValue()) { areOn in
      ControlWidgetToggle("Reminders", isOn: areOn, action: SwitchRemindersIntent()) { areOn in
        Label(areOn ? "On" : "Off", systemImage: areOn ? "bell" : "bell.slash")
      }
    }
    .displayName("Reminders")
    .description("Whether you are reminded of reading.")
  }
}
