import Foundation
import Synchronization

/// The Live Activities of this process.
final class ActivityRegistry: Sendable {
  /// The registry of this process.
  static let shared = ActivityRegistry()

  private struct State: @unchecked Sendable {
    var activities: [any RunningActivity] = []
    /// The contents that the code has shown, of each type of attributes, without repeats.
    var contents: [ObjectIdentifier: [Any]] = [:]
  }

  private let state = Mutex(State())

  /// Takes an activity that has started.
  func add<Attributes>(_ activity: Activity<Attributes>) {
    nonisolated(unsafe) let activity: any RunningActivity = activity
    state.withLock { $0.activities.append(activity) }
  }

  /// The activities of a type in the order in which they started.
  func all<Attributes>(of type: Activity<Attributes>.Type) -> [Activity<Attributes>] {
    running.compactMap { $0 as? Activity<Attributes> }
  }

  /// Every activity in the order in which they started.
  var running: [any RunningActivity] { snapshot.activities }

  /// Keeps a content that the code shows, so that it can be drawn; 32 of each type at most.
  func remember<Attributes: ActivityAttributes>(
    _ attributes: Attributes,
    _ content: ActivityContent<Attributes.ContentState>
  ) {
    nonisolated(unsafe) let pair: Any = (attributes, content)
    let type = ObjectIdentifier(Attributes.self)
    state.withLock { state in
      if state.contents[type, default: []].count < 32 {
        state.contents[type, default: []].append(pair)
      }
    }
  }

  /// The contents that the code has shown.
  func contents<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) -> [(Attributes, ActivityContent<Attributes.ContentState>)] {
    let id = ObjectIdentifier(type)
    return (snapshot.contents[id] ?? []).compactMap {
      $0 as? (Attributes, ActivityContent<Attributes.ContentState>)
    }
  }

  private var snapshot: State { state.withLock { $0 } }

  /// Forgets everything.
  func forget() { state.withLock { $0 = State() } }
}

/// A Live Activity of any type.
protocol RunningActivity: AnyObject {
  /// The activity's name.
  var id: String { get }
  /// Where it is in its life.
  var activityState: ActivityState { get }
  /// The name of its attributes' type.
  var attributesName: String { get }
}

extension Activity: RunningActivity {
  var attributesName: String { "\(Attributes.self)" }
}

/// What a host sees and resets of the process's Live Activities.
@_spi(Hosting) public enum HostedActivities {
  /// The activities that have neither ended nor been dismissed, by id and type.
  public static var running: [(id: String, attributesName: String)] {
    ActivityRegistry.shared.running.compactMap { activity in
      switch activity.activityState {
      case .active, .stale, .pending: (activity.id, activity.attributesName)
      case .ended, .dismissed: nil
      }
    }
  }

  /// Forgets every activity, as between two runs.
  public static func forgetAll() { ActivityRegistry.shared.forget() }
}
