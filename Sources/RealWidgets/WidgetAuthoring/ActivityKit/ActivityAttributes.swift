import Foundation

/// What a Live Activity is about: what never changes, and the state that does.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state with how long it is good and how much it matters.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: @unchecked Sendable {
  /// The state.
  public let state: State
  /// When the state is no longer good.
  public let staleDate: Date?
  /// How much the activity matters beside others.
  public let relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: CustomStringConvertible {
  /// The state.
  public var description: String { "\(state)" }
}

/// Where a Live Activity is in its life.
///
/// Source: LA-06.
public enum ActivityState: String, Hashable, Codable, Sendable, CaseIterable {
  /// Runs.
  case active
  /// Waits for its scheduled start.
  case pending
  /// Is over, but can still be seen.
  case ended
  /// Can no longer be seen.
  case dismissed
  /// Runs with a state that is no longer good.
  case stale
}

/// How long a Live Activity stays.
///
/// Source: LA-31.
public enum ActivityStyle: String, Hashable, Codable, Sendable {
  /// Until it ends.
  case standard
  /// Until the person turns away.
  case transient
}

/// How long an ended Live Activity can still be seen.
///
/// Source: LA-09.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case `default`
    case immediate
    case after(Date)
  }

  let kind: Kind

  /// Four hours at most.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until a date, but four hours at most.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }
}

/// How pushes reach a Live Activity.
public struct PushType: Hashable, Sendable {
  let name: String

  /// By a token of its own.
  public static var token: PushType { PushType(name: "token") }
  /// By a channel that many listen to.
  public static func channel(_ name: String) -> PushType { PushType(name: "channel \(name)") }
}

/// How a Live Activity draws attention.
///
/// Source: LA-13.
public struct AlertConfiguration: Hashable, Sendable {
  /// The first line on a watch.
  public var title: LocalizedStringResource
  /// The second line on a watch.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Creates an alert.
  public init(
    title: LocalizedStringResource,
    body: LocalizedStringResource,
    sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    let name: String

    /// The system's.
    public static var `default`: AlertSound { AlertSound(name: "default") }
    /// A file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
