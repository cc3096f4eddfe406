import Foundation
import WidgetModel

/// A moment or place at which a widget matters.
public struct RelevantContext: Hashable, Sendable, CustomStringConvertible {
  /// The context in words.
  public let description: String

  /// What the target's settings have to allow for it to count, `nil` where it needs no permission.
  let permission: TargetSetting?

  private init(description: String, needing permission: TargetSetting? = nil) {
    self.description = description
    self.permission = permission
  }

  /// At a date.
  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(description: "date \(date)")
  }

  /// At a date of a kind.
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(date) \(kind)")
  }

  /// From one date to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(description: "date \(start) to \(end)")
  }

  /// In an interval of a kind.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(interval.start) to \(interval.end) \(kind)")
  }

  /// In a range of a kind.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(range.lowerBound) to \(range.upperBound) \(kind)")
  }

  /// At a place that the system knows.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(description: "location \(inferred)", needing: .locationClues)
  }

  /// Round the person's sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(description: "sleep \(condition)", needing: .healthClues)
  }

  /// Round the person's training.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(description: "fitness \(condition)", needing: .healthClues)
  }

  /// With headphones.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(description: "headphones \(headphones)")
  }

  /// How a date is meant.
  public enum DateKind: Hashable, Sendable {
    /// As the system chooses.
    case `default`
    /// Planned.
    case scheduled
    /// Worth a look.
    case informational
  }

  /// A place that the system knows.
  public enum InferredLocation: Hashable, Sendable {
    /// Where the person lives.
    case home
    /// Where the person works.
    case work
    /// Where the person learns.
    case school
    /// On the way.
    case commute
  }

  /// A part of the night.
  public enum SleepCondition: Hashable, Sendable {
    /// Going to bed.
    case bedtime
    /// Getting up.
    case wakeup
  }

  /// A state of training.
  public enum FitnessCondition: Hashable, Sendable {
    /// Training.
    case workoutActive
    /// The day's goal is not reached.
    case activityRingsIncomplete
  }

  /// A state of headphones.
  public enum HeadphonesCondition: Hashable, Sendable {
    /// In use.
    case connected
  }
}

/// A configuration of a widget that matters at a moment or place.
public struct RelevantIntent: Sendable {
  let intent: any AppIntent
  let kind: String
  let relevance: RelevantContext

  /// Says when a configuration matters.
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType,
    widgetKind: String,
    relevance: RelevantContext
  ) {
    self.intent = intent
    kind = widgetKind
    self.relevance = relevance
  }
}

/// Tells the system which configurations matter when.
public final class RelevantIntentManager: Sendable {
  /// The manager of this process.
  public static let shared = RelevantIntentManager()

  /// Replaces what the app said before; no system listens here.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
