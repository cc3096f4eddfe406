import Foundation

/// The reason why a Live Activity could not start (LA-33).
public enum ActivityAuthorizationError: Int, LocalizedError, CustomNSError, CaseIterable, Sendable {
  case attributesTooLarge
  case denied
  case globalMaximumExceeded
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case persistenceFailure
  case reconnectNotPermitted
  case targetMaximumExceeded
  case unentitled
  case unsupported
  case unsupportedTarget
  case visibility

  public var errorCode: Int { rawValue }
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
  /// The name of the error; Apple's texts are not reproduced.
  public var errorDescription: String? { "\(self)" }
  public var failureReason: String? { "\(self)" }
  public var recoverySuggestion: String? { nil }
}

/// The person's permission for Live Activities, as the environment sets it (LA-04).
public final class ActivityAuthorizationInfo: Sendable {
  /// An empty sequence: the permission does not change while code runs here.
  public let activityEnablementUpdates = ActivityEnablementUpdates.none
  /// An empty sequence: the permission does not change while code runs here.
  public let frequentPushEnablementUpdates = FrequentPushEnablementUpdates.none

  public init() {}

  public var areActivitiesEnabled: Bool {
    CurrentHost.record(.activityPermissionRead)
    return CurrentHost.environment?.activitiesAreEnabled ?? true
  }

  /// True if activities are enabled: there is one setting for both here.
  public var frequentPushesEnabled: Bool { CurrentHost.environment?.activitiesAreEnabled ?? true }

  public typealias ActivityEnablementUpdates = ActivityUpdateSequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivityUpdateSequence<Bool>
}
