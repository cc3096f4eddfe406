import Foundation

/// Lets an app ask for reloads and look at the widgets that a person has placed.
public class WidgetCenter: @unchecked Sendable {
  /// The center of this process.
  public static let shared = WidgetCenter()

  init() {}

  /// Asks for new timelines of a kind.
  public func reloadTimelines(ofKind kind: String) { CurrentHost.note(.reloadCalled, kind) }

  /// Asks for new timelines of every kind.
  public func reloadAllTimelines() { CurrentHost.note(.reloadAllCalled) }

  /// Tells of the widgets that a person has placed.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(infos))
  }

  /// The widgets that a person has placed.
  public func currentConfigurations() async throws -> [WidgetInfo] { infos }

  /// Asks for the recommended configurations again; nobody shows them here.
  public func invalidateConfigurationRecommendations() {}

  /// Asks the provider of a kind anew when its widgets matter.
  ///
  /// Source: WC-10.
  public func invalidateRelevance(ofKind kind: String) {
    CurrentHost.note(.relevanceInvalidated, kind)
  }

  /// The token to which pushes go, once a widget that takes pushes is placed.
  ///
  /// Source: WC-11.
  public var currentPushInfo: WidgetPushInfo? {
    get async { pushInfo }
  }

  private var pushInfo: WidgetPushInfo? {
    guard CurrentHost.environment?.placedWidgets.contains(where: \.isPushEnabled) == true else {
      return nil
    }
    return WidgetPushInfo(token: Data("widgetcheck-push-token".utf8))
  }

  /// Tells a handler the token and what is placed, if there is a token.
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

  /// The keys of a user activity that a widget begins.
  public struct UserInfoKey: Sendable {
    /// The widget's kind.
    public static let kind = "WidgetCenter.UserInfoKey.kind"
    /// The widget's family.
    public static let family = "WidgetCenter.UserInfoKey.family"
    /// The Live Activity's id.
    public static let activityID = "WidgetCenter.UserInfoKey.activityID"
  }
}

/// A widget that a person has placed.
@preconcurrency public struct WidgetInfo: Identifiable, @unchecked Sendable {
  /// The kind.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
  /// The configuration, if it is a SiriKit intent.
  public let configuration: INIntent?
  let appIntent: (any AppIntent)?

  /// The configuration, if it is an app intent of a type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    appIntent as? Intent
  }

  /// The information itself.
  public var id: WidgetInfo { self }
}

extension WidgetInfo: Hashable {
  /// Compares kind, family and SiriKit configuration.
  public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
    left.kind == right.kind && left.family == right.family
      && left.configuration == right.configuration
  }

  /// Hashes kind and family.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

extension WidgetInfo: CustomDebugStringConvertible {
  /// Kind and family.
  public var debugDescription: String { "WidgetInfo(\(kind), \(family))" }
}

/// Takes the tokens to which pushes that reload widgets go.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()
  /// Takes a new token.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token to which pushes that reload widgets go.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the user activity that a Live Activity begins.
///
/// Source: LA-20.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
