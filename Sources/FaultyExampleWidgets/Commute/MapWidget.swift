import SwiftUI
import WidgetKit

struct MapWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: FM-12.configuration. No family is left for a phone.
    StaticConfiguration(kind: "map", provider: NearbyProvider()) { NearbyView(entry: $0) }
      .configurationDisplayName("Map")
      .description("The lines of the town.")
      .supportedFamilies([])
  }
}
