import Foundation

/// Lets an app ask for reloads of controls and look at those that a person has placed.
public class ControlCenter: @unchecked Sendable {
  /// The center of this process.
  public static let shared = ControlCenter()

  init() {}

  /// The controls that a person has placed; none here.
  public func currentControls() async throws -> [ControlInfo] { [] }

  /// Asks for new values of a kind.
  public func reloadControls(ofKind kind: String) { CurrentHost.note(.controlReloadCalled, kind) }

  /// Asks for new values of every kind.
  public func reloadAllControls() { CurrentHost.note(.controlReloadCalled) }
}

/// A control that a person has placed.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The name of this control among others of its kind.
  public let id: String
  /// The token to which its pushes go.
  public var pushInfo: ControlPushInfo?

  /// The configuration, if it has this type; never here.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    nil
  }
}

/// The token to which pushes that reload controls go.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// Takes the tokens to which pushes that reload controls go.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()
  /// Takes new tokens.
  func pushTokensDidChange(controls: [ControlInfo])
}
