import Foundation
import SwiftUI
import WidgetKit

struct PlaceEntry: TimelineEntry {
  let date: Date
}

struct PlaceProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
    completion(PlaceEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
    completion(Timeline(entries: [PlaceEntry(date: .now)], policy: .never))
  }
}

/// A view that traps in one place.
struct PlaceView: View {
  enum Trap {
    case isDimmed, hasNoBackground
  }

  let trap: Trap
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.showsWidgetContainerBackground) private var hasBackground

  var body: some View {
    switch trap {
    case .isDimmed: precondition(!isDimmed)
    case .hasNoBackground: precondition(hasBackground)
    }
    return Text("here").containerBackground(.background, for: .widget)
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

struct PlaceWidgets: WidgetBundle {
  var body: some Widget {
    DimmedWidget()
    BareWidget()
    KeptWidget()
  }
}
