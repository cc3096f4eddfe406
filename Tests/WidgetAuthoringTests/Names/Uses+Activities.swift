import ActivityKit
import SwiftUI
import WidgetKit

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes = 3
  }
  var name = "ride"
}

private struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Text("\(context.state.minutes)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
      } compactLeading: {
        Text("l")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("m")
      }
    }
  }
}

/// The ride with one change.
private struct EditedRideWidget: Widget {
  var edit: (DynamicIsland) -> DynamicIsland = { $0 }
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Text("\(context.state.minutes)")
    } dynamicIsland: { context in
      edit(
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
        } compactLeading: {
          Text("l")
        } compactTrailing: {
          Text("t")
        } minimal: {
          Text("m")
        }
      )
    }
  }
}

private func ride() throws -> Activity<Ride> {
  try Activity.request(
    attributes: Ride(),
    content: ActivityContent(state: Ride.ContentState(), staleDate: nil)
  )
}

extension Uses {
  /// Live Activities: their content and the requests of code.
  func addActivities() {
    do {
      struct Shown: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { (context: ActivityViewContext<Ride>) in
            Text("\(context.state.minutes)")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("leading") }
              DynamicIslandExpandedRegion(.trailing, priority: 2) { Text("trailing") }
            } compactLeading: {
              Text("l")
            } compactTrailing: {
              Text("t")
            } minimal: {
              Text("m")
            }
          }
        }
      }
      widget(
        "ActivityAttributes",
        "ActivityConfiguration",
        "ActivityConfiguration(for:){} dynamicIsland:{}",
        "DynamicIsland",
        "DynamicIsland{} compactLeading:{} compactTrailing:{} minimal:{}",
        "DynamicIslandExpandedRegion",
        "DynamicIslandExpandedRegion(_:){}",
        "ActivityViewContext"
      ) { Shown() }
      widget("DynamicIslandExpandedRegion(_:priority:){}", from: RideWidget()) { Shown() }
    }
    widget(".keylineTint", ".keylineTint(_:)", from: RideWidget()) {
      EditedRideWidget { $0.keylineTint(.red) }
    }
    widget(".compactLeading", from: RideWidget()) {
      EditedRideWidget { $0.contentMargins(.leading, 3, for: .compactLeading) }
    }
    do {
      struct Built: Widget {
        @DynamicIslandExpandedContentBuilder
        func regions() -> DynamicIslandExpandedContent<some View> {
          DynamicIslandExpandedRegion(.center) { Text("built") }
        }
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Ride.self) { _ in
            Text("built")
          } dynamicIsland: { _ in
            DynamicIsland {
              regions()
            } compactLeading: {
              Text("l")
            } compactTrailing: {
              Text("t")
            } minimal: {
              Text("m")
            }
          }
        }
      }
      widget(
        "@DynamicIslandExpandedContentBuilder",
        "DynamicIslandExpandedContent",
        from: RideWidget()
      ) { Built() }
    }
    noted(
      "Activity",
      ".request",
      "Activity.request",
      "ActivityContent",
      "ActivityContent(state:staleDate:)"
    ) {
      _ = try? Activity.request(
        attributes: Ride(),
        content: ActivityContent(state: Ride.ContentState(), staleDate: nil)
      )
    }
    noted(".request(attributes:contentState:pushType:)") {
      former.request(
        attributes: Ride(),
        contentState: Ride.ContentState(minutes: 8),
        pushType: nil
      )
    }
    noted(".update", ".update(_:)") {
      let content = ActivityContent(state: Ride.ContentState(minutes: 2), staleDate: nil)
      await (try? ride())?.update(content)
    }
    noted(".update(using:)") {
      await former.update(try? ride(), using: Ride.ContentState(minutes: 1))
    }
    noted(".end", ".end(_:dismissalPolicy:)", ".immediate") {
      await (try? ride())?.end(nil, dismissalPolicy: .immediate)
    }
    noted("ActivityUIDismissalPolicy") {
      let policy = ActivityUIDismissalPolicy.after(.distantFuture)
      await (try? ride())?.end(nil, dismissalPolicy: policy)
    }
    noted("AlertConfiguration", "AlertConfiguration(title:body:sound:)") {
      let alert = AlertConfiguration(title: "Here", body: "Your ride", sound: .default)
      let content = ActivityContent(state: Ride.ContentState(), staleDate: nil)
      await (try? ride())?.update(content, alertConfiguration: alert)
    }
    noted("Activity.activities", "Activity<Attributes>.ContentState") {
      let state: Activity<Ride>.ContentState = Ride.ContentState(minutes: 9)
      _ = try? ride()
      for activity in Activity<Ride>.activities {
        await activity.update(ActivityContent(state: state, staleDate: nil))
      }
    }
    value("ActivityAuthorizationInfo", "ActivityAuthorizationInfo()", without: "nil") {
      ActivityAuthorizationInfo().areActivitiesEnabled
    }
    value("ActivityState", ".active", without: "ended") {
      let state: ActivityState = .active
      return state
    }
    value(".ended", without: "active") { [ActivityState]([.ended])[0] }
    value(".dismissed", without: "active") { [ActivityState]([.dismissed])[0] }
    value(".stale", without: "active") { [ActivityState]([.stale])[0] }
  }
}

/// Calls that are deprecated and that files still make; behind a protocol, so that nothing warns
/// about them.
private protocol FormerCalls: Sendable {
  /// Requests an activity by its content state.
  func request(attributes: Ride, contentState: Ride.ContentState, pushType: PushType?)
  /// Updates an activity by its content state.
  func update(_ activity: Activity<Ride>?, using state: Ride.ContentState) async
}

/// The calls of Live Activities.
private let former: any FormerCalls = FormerActivityCalls()

private struct FormerActivityCalls: FormerCalls {
  @available(*, deprecated)
  func request(attributes: Ride, contentState: Ride.ContentState, pushType: PushType?) {
    _ = try? Activity.request(
      attributes: attributes,
      contentState: contentState,
      pushType: pushType
    )
  }

  @available(*, deprecated)
  func update(_ activity: Activity<Ride>?, using state: Ride.ContentState) async {
    await activity?.update(using: state)
  }
}
