import Foundation

/// Why a Live Activity could not start.
///
/// Source: LA-33.
public enum ActivityAuthorizationError: Int, LocalizedError, CustomNSError, CaseIterable, Sendable {
  /// Attributes and state are larger than 4 KB together.
  case attributesTooLarge
  /// The person does not allow it.
  case denied
  /// The device runs as many as it can.
  case globalMaximumExceeded
  /// The id is not one.
  case malformedActivityIdentifier
  /// The process is not known.
  case missingProcessIdentifier
  /// The activity could not be stored.
  case persistenceFailure
  /// The activity cannot be taken up again.
  case reconnectNotPermitted
  /// The app runs as many as it may.
  case targetMaximumExceeded
  /// The app has no right to it.
  case unentitled
  /// The device cannot do it.
  case unsupported
  /// The process cannot do it.
  case unsupportedTarget
  /// The app is not in front.
  case visibility

  /// The number of the error.
  public var errorCode: Int { rawValue }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
  /// The name of the error.
  public var errorDescription: String? { "\(self)" }
  /// The reason, by the error's name.
  public var failureReason: String? { "\(self)" }
  /// No suggestion.
  public var recoverySuggestion: String? { nil }
}

/// Tells whether the person lets the app start Live Activities.
///
/// Source: LA-04.
public final class ActivityAuthorizationInfo: Sendable {
  /// Changes of ``areActivitiesEnabled``; there are none while code runs here.
  public let activityEnablementUpdates = ActivityEnablementUpdates.none
  /// Changes of ``frequentPushesEnabled``; there are none while code runs here.
  public let frequentPushEnablementUpdates = FrequentPushEnablementUpdates.none

  /// Creates the information.
  public init() {}

  /// Whether the person lets the app start Live Activities.
  public var areActivitiesEnabled: Bool {
    CurrentHost.note(.activityPermissionRead)
    return CurrentHost.environment?.activitiesAreEnabled ?? true
  }

  /// Whether the person lets the app update often by push: as often as it starts activities.
  public var frequentPushesEnabled: Bool { CurrentHost.environment?.activitiesAreEnabled ?? true }

  /// Changes of whether activities may start.
  public typealias ActivityEnablementUpdates = ActivityUpdateSequence<Bool>
  /// Changes of whether pushes may be frequent.
  public typealias FrequentPushEnablementUpdates = ActivityUpdateSequence<Bool>
}
