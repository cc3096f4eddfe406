import ActivityKit
import SwiftUI
import WidgetKit

private struct Family: View {
  @Environment(\.widgetFamily) var family
  var body: some View { Text("\(String(describing: family))") }
}

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

#Preview("View") { Family() }

#Preview("Widget", as: .systemSmall) {
  PlainWidget()
} timeline: {
  PlainEntry(date: .distantPast)
}

private struct RidePreviews: PreviewProvider {
  static var previews: some View {
    Text("a")
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Ride")
  }
}

extension Uses {
  /// Previews; those of a `#Preview` stand in a file of their own.
  func addPreviews() {
    view(".previewContext", ".previewContext(_:)", "WidgetPreviewContext(family:)") {
      Family().previewContext(WidgetPreviewContext(family: .systemLarge))
    }
    view("WidgetPreviewContext", "WidgetPreviewContext.init") {
      Family().previewContext([.systemLarge].map(WidgetPreviewContext.init)[0])
    }
    view(".previewDisplayName", ".previewDisplayName(_:)") { Text("a").previewDisplayName("b") }
    view("PreviewProvider") { RidePreviews.previews }
    view(
      ".previewContext(_:viewKind:)",
      ".content",
      from: EmptyView()
    ) { Ride().previewContext(Ride.ContentState(), viewKind: .content) }
    view(
      "member .dynamicIsland",
      ".dynamicIsland(_:)",
      ".compact",
      ".expanded",
      ".minimal",
      from: EmptyView()
    ) {
      Ride().previewContext(Ride.ContentState(), viewKind: .dynamicIsland(.compact))
      Ride().previewContext(Ride.ContentState(), viewKind: .dynamicIsland(.expanded))
      Ride().previewContext(Ride.ContentState(), viewKind: .dynamicIsland(.minimal))
    }
    inert("#Preview", "#Preview(as:)") { Text("a") }
  }
}
