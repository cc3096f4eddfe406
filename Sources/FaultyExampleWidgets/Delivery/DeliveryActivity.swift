import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    // Seeded: CR-24. Stale content looks like fresh content.
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        // Named: LA-17.view. The view in the frame that is too tall.
        Text(context.attributes.order).font(.headline)
        Spacer()
        Text(context.state.arrival, style: .time)
      }
      // Seeded: LA-17.view. Everything below 160 points is cut off.
      .frame(height: 200)
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
        // Seeded: LA-18.view. The island has no room for it.
        Image(systemName: "shippingbox").resizable().frame(width: 60, height: 60)
      }
      .keylineTint(.orange)
    }
  }
}
