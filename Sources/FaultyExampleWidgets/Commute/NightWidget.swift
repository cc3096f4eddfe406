import SwiftUI
import WidgetKit

/// The stop nearby once more, with room for the night lines.
struct NightWidget: Widget {
  var body: some WidgetConfiguration {
    // Seeded: FM-07.configuration. Another widget of the bundle has this kind.
    StaticConfiguration(kind: "nearby", provider: NearbyProvider()) { NearbyView(entry: $0) }
      .configurationDisplayName("Night lines")
      .description("The stop next to you, at night.")
      .supportedFamilies([.systemMedium])
  }
}
