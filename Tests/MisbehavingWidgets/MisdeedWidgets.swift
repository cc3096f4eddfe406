import AppIntents
import SwiftUI
import WidgetKit

@main
struct MisdeedWidgets: WidgetBundle {
  var body: some Widget {
    ProviderWidget()
    IntentWidget()
    ViewWidget()
  }
}

struct ProviderWidget: Widget {
  var body: some WidgetConfiguration { configuration("provider", .provider) }
}

struct IntentWidget: Widget {
  var body: some WidgetConfiguration { configuration("intent", .intent) }
}

struct ViewWidget: Widget {
  var body: some WidgetConfiguration { configuration("view", .view) }
}

private func configuration(_ kind: String, _ place: Place) -> some WidgetConfiguration {
  AppIntentConfiguration(
    kind: kind,
    intent: MisdeedConfiguration.self,
    provider: MisdeedProvider(place: place)
  ) { entry in
    MisdeedView(entry: entry, place: place)
  }
  .configurationDisplayName("Misdeed")
  .description("Does what is asked of it.")
  .supportedFamilies([.systemSmall])
}

struct MisdeedView: View {
  let entry: MisdeedEntry
  let place: Place

  var body: some View {
    if place == .view { entry.misdeed.commit() }
    return Group {
      if place == .intent {
        Button(intent: MisdeedIntent(entry.misdeed)) { Text("Do it") }
      } else {
        Text("Done")
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
