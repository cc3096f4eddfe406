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
        // Seeded: TL-41.view. The minutes do not change until the next update.
        Text("\(Int(end.timeIntervalSinceNow / 60)) minutes")
      case .riding(let stops, let next): Text("\(stops) stops, then \(next)")
      case .arrived: Text("You are there")
      }
      // Seeded: CR-SAMPLE. The type takes any number, and the list has two tips.
      Text(RideView.tips[context.state.tip])
      // Seeded: VW-06.view. Nothing runs a closure of a Live Activity.
      Button("Announce") {}
      // Seeded: VW-01.view. Nobody knows which of both URLs is opened.
      Image(systemName: "tram").widgetURL(URL(string: "rides://map"))
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
          Text(context.attributes.line)
        }
      } compactLeading: {
        Image(systemName: "tram")
      } compactTrailing: {
        Text(context.attributes.line)
      } minimal: {
        Image(systemName: "tram")
      }
      // Seeded: CR-59. The template's URL is still there.
      .widgetURL(URL(string: "http://www.apple.com"))
    }
  }
}
