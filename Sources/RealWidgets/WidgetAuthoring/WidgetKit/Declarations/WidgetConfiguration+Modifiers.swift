import Foundation
import WidgetModel

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    editing { $0.displayName = displayName.string(in: EnvironmentValues()) }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  @_disfavoredOverload public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    editing { $0.description = description.string(in: EnvironmentValues()) }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  @_disfavoredOverload public func description<S: StringProtocol>(
    _ description: S
  ) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }

  @_disfavoredOverload public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Records the supported families; all, if the modifier is missing.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    editing { widget in
      widget.families = families.compactMap(\.model)
      let others = families.filter { $0.model == nil }
      if !others.isEmpty { widget.say("otherFamilies", "\(others)") }
    }
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    editing { $0.contentMarginsAreDisabled = true }
  }

  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    editing { $0.backgroundIsRemovable = isRemovable }
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    editing { $0.say("disfavoredLocations", "\(locations) for \(families)") }
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    editing { $0.say("promptsForUserConfiguration", "true") }
  }

  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    editing { widget in
      widget.say("supplementalActivityFamilies", families.map(\.rawValue).joined(separator: " "))
    }
  }

  /// Records a push handler, which gets the token and all placed widgets when this one is first
  /// served (WC-11).
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    // Only the type crosses over; the handler is created where it is called.
    nonisolated(unsafe) let handler = pushHandlerType
    return editing {
      $0.isPushEnabled = true
      $0.tellTokens = { WidgetCenter.shared.tellToken(to: handler) }
    }
  }

  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    editing { $0.say("associatedKind", associatedKind ?? "none") }
  }

  public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration {
    editing { $0.say("widgetTexture", material.description) }
  }

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    editing { $0.say("supportedMountingStyles", "\(styles)") }
  }

  /// Records the handler, which is never called: there are no background downloads.
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    editing { $0.say("onBackgroundURLSessionEvents", "true") }
  }

  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    editing { $0.say("onBackgroundURLSessionEvents", matchingString) }
  }

  /// Records the task, which never runs.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping (D) async -> R
  ) -> some WidgetConfiguration {
    editing { $0.say("backgroundTask", task.name) }
  }
}

public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh \(identifier)")
  }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession \(identifier)")
  }
}
