import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        Text(context.attributes.order).font(.headline)
        Spacer()
        if context.isStale {
          Text("Late")
        } else {
          Text(context.state.arrival, style: .timer)
        }
      }
      // No part of it is cut off.
      .frame(height: 160)
      .padding(.horizontal)
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
          Text(context.state.arrival, style: .time)
        }
      } compactLeading: {
        Image(systemName: "shippingbox")
      } compactTrailing: {
        Text("\(context.state.stops)")
      } minimal: {
        Image(systemName: "shippingbox").resizable().scaledToFit().frame(width: 36, height: 36)
      }
      .keylineTint(.orange)
    }
  }
}
