import SwiftUI
import WidgetKit

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
    inert(".previewContext", ".previewContext(_:)", "WidgetPreviewContext(family:)") {
      Text("a").previewContext(WidgetPreviewContext(family: .systemSmall))
    }
    inert("WidgetPreviewContext", "WidgetPreviewContext.init") {
      Text("a").previewContext([.systemSmall].map(WidgetPreviewContext.init)[0])
    }
    inert(".previewDisplayName", ".previewDisplayName(_:)") { Text("a").previewDisplayName("b") }
    inert("PreviewProvider") { RidePreviews.previews }
  }
}
