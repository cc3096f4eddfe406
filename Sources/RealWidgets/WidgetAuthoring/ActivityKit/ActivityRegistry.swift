import Foundation
import Synchronization
import WidgetModel

/// The Live Activities of this process.
final class ActivityRegistry: Sendable {
  /// The registry of this process.
  static let shared = ActivityRegistry()

  private struct State: @unchecked Sendable {
    var activities: [any RunningActivity] = []
    /// The contents that the code has shown, of each type of attributes, without repeats.
    var contents: [ObjectIdentifier: [Any]] = [:]
    /// The types of attributes of which code hears the states of an activity.
    var heard: Set<ObjectIdentifier> = []
    /// The number of the next activity.
    var next = 0
  }

  private let state = Mutex(State())

  /// Gives a number that no activity of the run has.
  func takeNumber() -> Int {
    state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
  }

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

  /// Hears that code listens to the states of an activity.
  func noteHearing<Attributes>(of type: Attributes.Type) {
    state.withLock { _ = $0.heard.insert(ObjectIdentifier(type)) }
  }

  /// Whether code listens to the states of an activity, and so learns when it becomes stale.
  func hearsStates<Attributes>(of type: Attributes.Type) -> Bool {
    snapshot.heard.contains(ObjectIdentifier(type))
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
  /// The number under which the runtime has it.
  var number: Int { get }
  /// Takes what the runtime does about it.
  func take(_ effect: ActivityEffect)
  /// Hears that content is on its way to it by push, which the runtime may still drop.
  func awaitContent()
  /// What the app's next process finds of it; `nil` if that cannot be encoded.
  var remains: ActivityRemains? { get }
}

/// What outlives the process that started a Live Activity.
@_spi(Hosting) public struct ActivityRemains: Sendable {
  /// The name of its attributes' type.
  public let attributesName: String
  /// Its attributes as JSON.
  public let attributes: String
  /// Its content's state as JSON.
  public let state: String
  /// When its content becomes stale.
  public let staleDate: Date?

  /// Creates the remains of an activity.
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

  /// What the app's next process finds of those that run.
  public static var remains: [ActivityRemains] {
    ActivityRegistry.shared.running.filter { [.active, .stale].contains($0.activityState) }
      .compactMap(\.remains)
  }

  /// The types of the attributes of all that have started, by the numbers under which the runtime has them.
  public static var names: [Int: String] {
    Dictionary(
      ActivityRegistry.shared.running.map { ($0.number, $0.attributesName) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Takes what the runtime does about one of them, whose code hears of it.
  public static func take(_ effect: ActivityEffect) {
    guard let id = effect.activity else { return }
    ActivityRegistry.shared.running.first { $0.number == Int(id.number) }?.take(effect)
  }

  /// Hears of a push before the runtime does.
  public static func take(_ push: ActivityPush) {
    guard case .update = push.event else { return }
    ActivityRegistry.shared.running.first { $0.number == Int(push.activity.number) }?.awaitContent()
  }

  /// Forgets every activity, as between two runs.
  public static func forgetAll() { ActivityRegistry.shared.forget() }
}
