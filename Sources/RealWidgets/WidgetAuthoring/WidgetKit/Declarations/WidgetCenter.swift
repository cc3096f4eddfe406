import Foundation

/// The app's access to its widgets; reload requests are recorded.
public class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  init() {}

  public func reloadTimelines(ofKind kind: String) { CurrentHost.record(.reloadCalled, kind) }

  public func reloadAllTimelines() { CurrentHost.record(.reloadAllCalled) }

  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(infos))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { infos }

  /// Does nothing: no recommendations are shown here.
  public func invalidateConfigurationRecommendations() {}

  /// Records the call (WC-10).
  public func invalidateRelevance(ofKind kind: String) {
    CurrentHost.record(.relevanceInvalidated, kind)
  }

  /// `nil` until a widget that takes pushes is placed; the same in every run (WC-11).
  public var currentPushInfo: WidgetPushInfo? {
    get async { pushInfo }
  }

  private var pushInfo: WidgetPushInfo? {
    guard CurrentHost.environment?.placedWidgets.contains(where: \.isPushEnabled) == true else {
      return nil
    }
    return WidgetPushInfo(token: Data("widgetcheck-push-token".utf8))
  }

  func tellToken(to handler: any WidgetPushHandler.Type) {
    guard let pushInfo else { return }
    handler.init().pushTokenDidChange(pushInfo, widgets: infos)
  }

  private var infos: [WidgetInfo] {
    (CurrentHost.environment?.placedWidgets ?? []).map { placed in
      WidgetInfo(
        kind: placed.kind,
        family: WidgetFamily(placed.family),
        configuration: placed.configuration as? INIntent,
        appIntent: placed.configuration as? any AppIntent
      )
    }
  }

  public struct UserInfoKey: Sendable {
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    public static let family = "WidgetCenter.UserInfoKey.family"
    public static let activityID = "WidgetCenter.UserInfoKey.activityID"
  }
}

@preconcurrency public struct WidgetInfo: Identifiable, @unchecked Sendable {
  public let kind: String
  public let family: WidgetFamily
  public let configuration: INIntent?
  let appIntent: (any AppIntent)?

  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    appIntent as? Intent
  }

  public var id: WidgetInfo { self }
}

extension WidgetInfo: Hashable {
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration == right.configuration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  public var debugDescription: String { "WidgetInfo(\(kind), \(family))" }
}

public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user activity that a tap on a Live Activity continues (LA-20).
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
