import Foundation
import Synchronization
import WidgetModel

final class ActivityRegistry: Sendable {
  static let shared = ActivityRegistry()

  private struct State: @unchecked Sendable {
    var activities: [any RunningActivity] = []
    /// The contents that the code has shown, by type of attributes.
    var contents: [ObjectIdentifier: [Any]] = [:]
    /// The types of attributes whose activity states the code observes.
    var heard: Set<ObjectIdentifier> = []
    var next = 0
  }

  private let state = Mutex(State())

  func takeNumber() -> Int {
    state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
  }

  func add<Attributes>(_ activity: Activity<Attributes>) {
    // Activities guard their own state with a lock.
    nonisolated(unsafe) let activity: any RunningActivity = activity
    state.withLock { $0.activities.append(activity) }
  }

  func all<Attributes>(of type: Activity<Attributes>.Type) -> [Activity<Attributes>] {
    running.compactMap { $0 as? Activity<Attributes> }
  }

  /// All activities in the order in which they started.
  var running: [any RunningActivity] { snapshot.activities }

  /// Keeps a content that the code shows so that it can be drawn; at most 32 of each type.
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

  func contents<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) -> [(Attributes, ActivityContent<Attributes.ContentState>)] {
    let id = ObjectIdentifier(type)
    return (snapshot.contents[id] ?? []).compactMap {
      $0 as? (Attributes, ActivityContent<Attributes.ContentState>)
    }
  }

  func noteHearing<Attributes>(of type: Attributes.Type) {
    state.withLock { _ = $0.heard.insert(ObjectIdentifier(type)) }
  }

  /// Returns true if code observes the states of an activity and so learns when it becomes stale.
  func hearsStates<Attributes>(of type: Attributes.Type) -> Bool {
    snapshot.heard.contains(ObjectIdentifier(type))
  }

  private var snapshot: State { state.withLock { $0 } }

  func forget() { state.withLock { $0 = State() } }
}

protocol RunningActivity: AnyObject {
  var id: String { get }
  var activityState: ActivityState { get }
  var attributesName: String { get }
  var number: Int { get }
  func apply(_ effect: ActivityEffect)
  /// Records that a push with content is on its way, which the runtime may still drop.
  func awaitContent()
  /// The data that the app's next process finds; `nil` if it cannot be encoded.
  var remains: ActivityRemains? { get }
}

/// The part of a Live Activity that outlives the process that started it, as JSON.
@_spi(Hosting) public struct ActivityRemains: Sendable {
  public let attributesName: String
  public let attributes: String
  public let state: String
  public let staleDate: Date?

  public init(attributesName: String, attributes: String, state: String, staleDate: Date?) {
    self.attributesName = attributesName
    self.attributes = attributes
    self.state = state
    self.staleDate = staleDate
  }
}

extension Activity: RunningActivity {
  var attributesName: String { "\(Attributes.self)" }

  var remains: ActivityRemains? {
    let encoder = JSONEncoder()
    let content = content
    guard let attributes = try? encoder.encode(attributes),
      let state = try? encoder.encode(content.state)
    else { return nil }
    return ActivityRemains(
      attributesName: attributesName,
      attributes: String(decoding: attributes, as: UTF8.self),
      state: String(decoding: state, as: UTF8.self),
      staleDate: content.staleDate
    )
  }
}

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

  public static var remains: [ActivityRemains] {
    ActivityRegistry.shared.running.filter { [.active, .stale].contains($0.activityState) }
      .compactMap(\.remains)
  }

  /// The attributes' types of all activities, by the runtime's numbers.
  public static var names: [Int: String] {
    Dictionary(
      ActivityRegistry.shared.running.map { ($0.number, $0.attributesName) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  public static func apply(_ effect: ActivityEffect) {
    guard let id = effect.activity else { return }
    ActivityRegistry.shared.running.first { $0.number == Int(id.number) }?.apply(effect)
  }

  /// Announces a push before the runtime handles it.
  public static func announce(_ push: ActivityPush) {
    guard case .update = push.event else { return }
    ActivityRegistry.shared.running.first { $0.number == Int(push.activity.number) }?.awaitContent()
  }

  public static func forgetAll() { ActivityRegistry.shared.forget() }
}
