import Foundation

/// Lets an app ask for reloads of controls and look at those that a person has placed.
public class ControlCenter: @unchecked Sendable {
  /// The center of this process.
  public static let shared = ControlCenter()

  init() {}

  /// The controls that a person has placed.
  ///
  /// Source: WC-17.
  public func currentControls() async throws -> [ControlInfo] { infos }

  var infos: [ControlInfo] {
    (CurrentHost.environment?.placedControls ?? []).enumerated().map { number, placed in
      let id = "\(placed.kind).\(number)"
      let token = ControlPushInfo(token: Data("widgetcheck-control-token-\(number)".utf8))
      return ControlInfo(kind: placed.kind, id: id, pushInfo: placed.isPushEnabled ? token : nil)
    }
  }

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
