import ActivityKit
import SwiftUI
import WidgetKit

/// The attributes of the Live Activities of these tests.
struct FollowedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: Int
  }

  var name: String
}

/// The calls of a widget's code for Live Activities in its first timeline call.
///
/// By the second call, thirteen hours later, it must have learnt the values in its kind, or it traps.
enum Following {
  /// Starts one that becomes stale after ten minutes, and observes these states.
  case states([ActivityState])
  /// Starts the first number of activities, of which the second number are refused because there
  /// are too many.
  case many(started: Int, refused: Int)
  /// Waits for the token for pushes, which it did not have at first.
  case token
  /// Ends one at once, and then updates it.
  case endedAtOnce
  /// Starts one with content 1, updates it to 2, and observes these contents.
  case contents([Int])
}

/// The values that the code has learnt; they outlive a call, as in a widget's process.
@MainActor enum Learnt {
  static var states: [ActivityState] = []
  static var token: Data?
  static var contents: [Int] = []
}

struct FollowingProvider: PlaceEntryProvider {
  let following: Following

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<PlaceEntry>) -> Void
  ) {
    let following = following
    Task { @MainActor in
      if Date.now < FollowingProvider.later {
        await FollowingProvider.begin(following)
      } else {
        FollowingProvider.check(following)
      }
      let after = Date.now.addingTimeInterval(13 * 3600)
      completion(Timeline(entries: [PlaceEntry(date: .now)], policy: .after(after)))
    }
  }

  /// Twelve hours after scenarios begin.
  private static let later = Date(timeIntervalSince1970: 1_767_571_200 + 12 * 3600)

  @MainActor private static func begin(_ following: Following) async {
    // One process may serve several runs.
    (Learnt.states, Learnt.token, Learnt.contents) = ([], nil, [])
    switch following {
    case .states:
      guard let activity = try? start(staleAfter: 600) else { return }
      precondition(activity.activityState == .active)
      Task { @MainActor in
        for await state in activity.activityStateUpdates { Learnt.states.append(state) }
      }
    case .many(let started, let refused):
      var counts = (started: 0, refused: 0)
      for _ in 0..<started + refused {
        do {
          _ = try start()
          counts.started += 1
        } catch ActivityAuthorizationError.targetMaximumExceeded {
          counts.refused += 1
        } catch {}
      }
      precondition(counts == (started, refused), "\(counts)")
    case .token:
      guard let activity = try? start(pushType: .token) else { return }
      precondition(activity.pushToken == nil)
      Task { @MainActor in
        for await token in activity.pushTokenUpdates { Learnt.token = token }
      }
    case .endedAtOnce:
      guard let activity = try? start() else { return }
      await activity.end(nil, dismissalPolicy: .immediate)
      precondition(activity.activityState == .ended)
      await activity.update(content(2))
    case .contents:
      guard let activity = try? start(pushType: .token) else { return }
      let updates = activity.contentUpdates
      Task { @MainActor in
        for await content in updates { Learnt.contents.append(content.state.step) }
      }
      await activity.update(content(2))
    }
  }

  @MainActor private static func check(_ following: Following) {
    switch following {
    case .states(let expected): precondition(Learnt.states == expected, "\(Learnt.states)")
    case .many, .endedAtOnce: precondition(Activity<FollowedAttributes>.activities.isEmpty)
    case .token: precondition(Learnt.token != nil)
    case .contents(let expected):
      precondition(Learnt.contents == expected, "\(Learnt.contents)")
    }
  }

  @MainActor private static func start(
    staleAfter: TimeInterval? = nil,
    pushType: PushType? = nil
  ) throws -> Activity<FollowedAttributes> {
    try Activity.request(
      attributes: FollowedAttributes(name: "A"),
      content: content(1, staleAfter: staleAfter),
      pushType: pushType
    )
  }

  private static func content(
    _ step: Int,
    staleAfter: TimeInterval? = nil
  ) -> ActivityContent<FollowedAttributes.ContentState> {
    ActivityContent(
      state: FollowedAttributes.ContentState(step: step),
      staleDate: staleAfter.map { Date.now.addingTimeInterval($0) }
    )
  }
}

/// A widget's kind with the calls of its code.
protocol FollowingName {
  static var kind: String { get }
  static var following: Following { get }
}

struct FollowingWidget<Name: FollowingName>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Name.kind, provider: FollowingProvider(following: Name.following)) {
      _ in Text("followed")
    }
  }
}

enum HearsAll: FollowingName {
  static let kind = "hears all"
  static let following = Following.states([.active, .stale, .ended, .dismissed])
}

enum HearsNoEnd: FollowingName {
  static let kind = "hears no end"
  static let following = Following.states([.active, .stale])
}

enum HearsSwipe: FollowingName {
  static let kind = "hears the swipe"
  static let following = Following.states([.active, .stale, .dismissed])
}

enum StartsMany: FollowingName {
  static let kind = "starts many"
  static let following = Following.many(started: 5, refused: 2)
}

enum StartsTooMany: FollowingName {
  static let kind = "starts too many"
  static let following = Following.many(started: 6, refused: 1)
}

enum LearnsToken: FollowingName {
  static let kind = "learns the token"
  static let following = Following.token
}

enum EndsAtOnce: FollowingName {
  static let kind = "ends at once"
  static let following = Following.endedAtOnce
}

enum HearsPushes: FollowingName {
  static let kind = "hears pushes"
  static let following = Following.contents([2, 2, 1])
}

enum HearsNoPush: FollowingName {
  static let kind = "hears no push"
  static let following = Following.contents([2])
}

struct FollowingWidgets: WidgetBundle {
  var body: some Widget {
    FollowingWidget<HearsAll>()
    FollowingWidget<HearsNoEnd>()
    FollowingWidget<HearsSwipe>()
    FollowingWidget<StartsMany>()
    FollowingWidget<StartsTooMany>()
    FollowingWidget<LearnsToken>()
    FollowingWidget<EndsAtOnce>()
    FollowingWidget<HearsPushes>()
    FollowingWidget<HearsNoPush>()
  }
}
