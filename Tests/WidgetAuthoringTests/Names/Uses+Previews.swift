import ActivityKit
import SwiftUI
@_spi(Hosting) import WidgetAuthoring
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

/// The expansion of a `#Preview` of a view and of one with entries, whose types no code can name.
private enum ExpandedPreviews: _WidgetPreview {
  static func _show() async {
    _countViewPreview()
    await _showWidgetPreview("Widget", as: .systemSmall) {
      PlainWidget()
    } timeline: {
      PlainEntry(date: .distantPast)
    }
  }
}

private struct RidePreviews: PreviewProvider {
  static var previews: some View {
    Text("a")
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Ride")
  }
}

extension Uses {
  /// Previews; those of a `#Preview` have a separate file.
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
    add(["#Preview", "#Preview(as:)"], #filePath, #line) {
      ""
    } with: {
      PreviewedContents.types = { $0 == "_WidgetPreview" ? [ExpandedPreviews.self] : [] }
      PreviewedContents.forgetAll()
      defer {
        PreviewedContents.types = { _ in [] }
        PreviewedContents.forgetAll()
      }
      let previews = await PreviewedEntries.all(of: declarations(of: PlainWidget()))
      return "\(previews.entries.map(\.name)) \(previews.others)"
    }
  }
}
