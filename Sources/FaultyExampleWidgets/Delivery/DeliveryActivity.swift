import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        Text(context.attributes.order).font(.headline)
        Spacer()
        Text(context.state.arrival, style: .timer)
      }
      .padding()
      .activityBackgroundTint(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "shippingbox")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.stops) stops")
        }
        DynamicIslandExpandedRegion(.bottom) {
          // Seeded: VW-24.view. Nothing scrolls in a Live Activity.
          ScrollView {
            Text(context.state.notes)
          }
        }
      } compactLeading: {
        Image(systemName: "shippingbox")
      } compactTrailing: {
        Text("\(context.state.stops)")
      } minimal: {
        Text("\(context.state.stops)")
      }
      .keylineTint(.orange)
    }
  }
}
