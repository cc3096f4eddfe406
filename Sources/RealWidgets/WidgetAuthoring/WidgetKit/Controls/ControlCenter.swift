import Foundation

/// The app's access to its controls; reload requests are recorded.
public class ControlCenter: @unchecked Sendable {
  public static let shared = ControlCenter()

  init() {}

  /// Returns the controls that the environment says are placed (WC-17).
  public func currentControls() async throws -> [ControlInfo] { infos }

  var infos: [ControlInfo] {
    (CurrentHost.environment?.placedControls ?? []).enumerated().map { number, placed in
      let id = "\(placed.kind).\(number)"
      let token = ControlPushInfo(token: Data("widgetcheck-control-token-\(number)".utf8))
      return ControlInfo(kind: placed.kind, id: id, pushInfo: placed.isPushEnabled ? token : nil)
    }
  }

  public func reloadControls(ofKind kind: String) { CurrentHost.record(.controlReloadCalled, kind) }

  public func reloadAllControls() { CurrentHost.record(.controlReloadCalled) }
}

public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public let id: String
  public var pushInfo: ControlPushInfo?

  /// Returns `nil`: configurations of placed controls are not kept.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    nil
  }
}

public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
