import Foundation
import WidgetModel

public struct RelevantContext: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  let permission: TargetSetting?

  private init(description: String, needing permission: TargetSetting? = nil) {
    self.description = description
    self.permission = permission
  }

  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(description: "date \(date)")
  }

  public static func date(_ date: Date, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(date) \(kind)")
  }

  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(description: "date \(start) to \(end)")
  }

  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(interval.start) to \(interval.end) \(kind)")
  }

  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext(description: "date \(range.lowerBound) to \(range.upperBound) \(kind)")
  }

  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(description: "location \(inferred)", needing: .locationClues)
  }

  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(description: "sleep \(condition)", needing: .healthClues)
  }

  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(description: "fitness \(condition)", needing: .healthClues)
  }

  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(description: "headphones \(headphones)")
  }

  public enum DateKind: Hashable, Sendable {
    case `default`
    case scheduled
    case informational
  }

  public enum InferredLocation: Hashable, Sendable {
    case home
    case work
    case school
    case commute
  }

  public enum SleepCondition: Hashable, Sendable {
    case bedtime
    case wakeup
  }

  public enum FitnessCondition: Hashable, Sendable {
    case workoutActive
    case activityRingsIncomplete
  }

  public enum HeadphonesCondition: Hashable, Sendable {
    case connected
  }
}

public struct RelevantIntent: Sendable {
  let intent: any AppIntent
  let kind: String
  let relevance: RelevantContext

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

public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  /// Does nothing: relevance is taken from providers only.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
