import ActivityKit
import SwiftUI
import WidgetKit

// A Live Activity as an author writes it.

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Stage: String, Codable { case packed, onTheWay, delivered }
    var stage: Stage
    var arrival: Date
    var note: String?
    var stops: [String]
  }

  var order: Int
  var name = "Tea"
}

struct DeliveryWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      VStack {
        Text(context.attributes.name)
        Text(context.isStale ? "stale" : context.state.stage.rawValue)
      }
      .activityBackgroundTint(.cyan)
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("T").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("B")
          Text(context.state.stops.joined())
        }
      } compactLeading: {
        Text("CL")
      } compactTrailing: {
        Text("CT")
      } minimal: {
        Text("M")
      }
      .widgetURL(URL(string: "delivery://order"))
      .keylineTint(.red)
      .contentMargins(.all, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }
}
