import AppIntents
import SwiftUI
import WidgetKit

@main
struct MisbehaviourWidgets: WidgetBundle {
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
    intent: MisbehaviourConfiguration.self,
    provider: MisbehaviourProvider(place: place)
  ) { entry in
    MisbehaviourView(entry: entry, place: place)
  }
  .configurationDisplayName("Misbehaviour")
  .description("Does what is asked of it.")
  .supportedFamilies([.systemSmall])
}

struct MisbehaviourView: View {
  let entry: MisbehaviourEntry
  let place: Place

  var body: some View {
    if place == .view { entry.misbehaviour.commit() }
    return Group {
      if place == .intent {
        Button(intent: MisbehaviourIntent(entry.misbehaviour)) { Text("Do it") }
      } else {
        Text("Done")
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
