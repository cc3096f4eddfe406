import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
}

/// A provider of empty entries.
protocol PlaceEntryProvider: TimelineProvider where Entry == PlaceEntry {}

extension PlaceEntryProvider {
  func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
    completion(PlaceEntry(date: .now))
  }
}

struct PlaceProvider: PlaceEntryProvider {
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
    completion(Timeline(entries: [PlaceEntry(date: .now)], policy: .never))
  }
}

/// A view that traps in one place.
struct PlaceView: View {
  enum Trap {
    case isDimmed, hasNoBackground, isInvalidated, hasNoMargins
  }

  let trap: Trap
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.showsWidgetContainerBackground) private var hasBackground

  var body: some View {
    switch trap {
    case .isDimmed: precondition(!isDimmed)
    case .hasNoBackground: precondition(hasBackground)
    case .isInvalidated: precondition(!reasons.contains(.invalidated))
    case .hasNoMargins: precondition(margins.top > 0)
    }
    return Button("here", intent: StayIntent()).containerBackground(.background, for: .widget)
  }
}

struct DimmedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dimmed", provider: PlaceProvider()) { _ in
      PlaceView(trap: .isDimmed)
    }
  }
}

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bare", provider: PlaceProvider()) { _ in
      PlaceView(trap: .hasNoBackground)
    }
  }
}

struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kept", provider: PlaceProvider()) { _ in
      PlaceView(trap: .hasNoBackground)
    }
    .containerBackgroundRemovable(false)
  }
}

struct InvalidatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "invalidated", provider: PlaceProvider()) { _ in
      PlaceView(trap: .isInvalidated)
    }
  }
}

struct MarginlessWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "marginless", provider: PlaceProvider()) { _ in
      PlaceView(trap: .hasNoMargins)
    }
    .contentMarginsDisabled()
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct StayIntent: AppIntent {
  static let title: LocalizedStringResource = "Stay"
  func perform() async throws -> some IntentResult { .result() }
}

struct PlaceWidgets: WidgetBundle {
  var body: some Widget {
    DimmedWidget()
    BareWidget()
    KeptWidget()
    InvalidatedWidget()
    MarginlessWidget()
  }
}
