import Foundation
import WidgetModel

extension Activity {
  /// The largest size in bytes of attributes and state together (LA-01).
  static var largestSize: Int { 4_096 }

  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, .standard, at: Date())
  }

  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style, at: Date())
  }

  /// Schedules an activity (LA-32).
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil,
    style: ActivityStyle,
    alertConfiguration: AlertConfiguration,
    start: Date
  ) throws -> Activity<Attributes> {
    try self.start(attributes, content, pushType, style, at: start)
  }

  @available(*, deprecated, message: "Use request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let content = ActivityContent(state: contentState, staleDate: nil)
    return try start(attributes, content, pushType, .standard, at: Date())
  }

  private static func start(
    _ attributes: Attributes,
    _ content: ActivityContent<ContentState>,
    _ pushType: PushType?,
    _ style: ActivityStyle,
    at start: Date
  ) throws -> Activity<Attributes> {
    // A refused content can still be drawn, so it is kept before the checks.
    ActivityRegistry.shared.remember(attributes, content)
    let size = size(of: attributes, content.state)
    CarriedImage.recordImage(in: attributes, content.state)
    CurrentHost.needs(.liveActivities, "\(Attributes.self)")
    if let error = refusal(ofSize: size) {
      CurrentHost.record(.activityRefused, amount: Int64(size), "\(error)")
      throw error
    }
    // Looked up before the activity is added, which would be its own double.
    let double = double(of: attributes)
    let activity = Activity(
      attributes: attributes,
      content: content,
      pushType: pushType,
      start: start
    )
    ActivityRegistry.shared.add(activity)
    CurrentHost.record(
      .activityRequested,
      amount: Int64(size),
      activity.id,
      calling: [
        .started(
          ActivityID(activity.number),
          ActivityCall.content(content, bytes: size),
          ActivityCall.request(pushType, style, start: start)
        )
      ]
    )
    if let double { CurrentHost.record(.activityDoubled, double.id) }
    return activity
  }

  /// Returns a running activity with equal attributes, unless these are empty or only bytes.
  private static func double(of attributes: Attributes) -> Activity<Attributes>? {
    let children = Mirror(reflecting: attributes).children
    let isNamed = children.contains {
      let type = type(of: $0.value)
      return type != Data.self && type != Data?.self
    }
    let encoder = JSONEncoder()
    // Without sorted keys equal attributes can encode differently.
    encoder.outputFormatting = .sortedKeys
    guard isNamed, let own = try? encoder.encode(attributes) else { return nil }
    return ActivityRegistry.shared.all(of: Activity<Attributes>.self).first {
      $0.isRunning && (try? encoder.encode($0.attributes)) == own
    }
  }

  /// Returns the reason why an activity may not start now; the order of reasons is an assumption
  /// (LA-01, LA-03 to LA-05).
  private static func refusal(ofSize size: Int) -> ActivityAuthorizationError? {
    if let host = CurrentHost.environment {
      if host.activityLimits?.areSupported == false { return .unsupported }
      if !host.activitiesAreEnabled { return .denied }
      if !host.activitiesMayStart && !ActivityEntitlement.isGranted { return .visibility }
    }
    if size > CurrentHost.environment?.activityLimits?.bytes ?? largestSize {
      return .attributesTooLarge
    }
    guard let limits = CurrentHost.environment?.activityLimits else { return nil }
    return HostedActivities.running.count < limits.count ? nil : .targetMaximumExceeded
  }

  /// Returns the bytes of attributes and state, each encoded as JSON; 0 if encoding fails.
  static func size(of attributes: Attributes, _ state: ContentState) -> Int {
    let encoder = JSONEncoder()
    let attributesSize = (try? encoder.encode(attributes).count) ?? 0
    return attributesSize + ((try? encoder.encode(state).count) ?? 0)
  }
}
