import ActivityKit
import SwiftUI
import WidgetKit

struct RideView: View {
  static let tips = ["Doors open on the left", "Change for the airport"]

  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    VStack {
      Text(context.attributes.line).font(.headline)
      switch context.state.phase {
      case .waiting(let end):
        // It counts by itself, and shows the same for any time of drawing, even after the end.
        if end > .now {
          Text(timerInterval: .now...end, countsDown: true, showsHours: false)
        } else {
          Text(verbatim: "0:00")
        }
      case .riding(let stops, let next): Text("\(stops) stops, then \(next)")
      case .arrived: Text("You are there")
      }
      Text(RideView.tips[context.state.tip])
      Button("Announce", intent: AnnounceStopIntent())
    }
    .widgetURL(URL(string: "rides://now"))
  }
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.line).widgetURL(URL(string: "rides://line"))
        }
        DynamicIslandExpandedRegion(.trailing) {
          Image(systemName: "tram").widgetURL(URL(string: "rides://map"))
        }
      } compactLeading: {
        Image(systemName: "tram")
      } compactTrailing: {
        Text(context.attributes.line)
      } minimal: {
        Image(systemName: "tram")
      }
      .widgetURL(URL(string: "rides://now"))
    }
  }
}

#Preview("On the way", as: .content, using: RideAttributes(line: "U8")) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(phase: .waiting(until: .now.addingTimeInterval(240)), tip: 0)
  RideAttributes.ContentState(phase: .riding(stops: 3, next: "Zoo"), tip: 1)
  RideAttributes.ContentState(phase: .arrived, tip: 0)
}
