import SwiftUI
import WidgetKit

/// The stop nearby once more, with room for the night lines.
struct NightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "night", provider: NearbyProvider()) { NearbyView(entry: $0) }
      .configurationDisplayName("Night lines")
      .description("The stop next to you, at night.")
      .supportedFamilies([.systemMedium])
  }
}
