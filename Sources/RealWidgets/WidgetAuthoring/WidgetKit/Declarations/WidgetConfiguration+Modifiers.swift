import Foundation
import WidgetModel

extension WidgetConfiguration {
  /// Names the widget in the gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    editing { $0.displayName = displayName.string(in: EnvironmentValues()) }
  }

  /// Names the widget in the gallery.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Names the widget in the gallery.
  @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  /// Names the widget in the gallery.
  @_disfavoredOverload public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Describes the widget in the gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    editing { $0.description = description.string(in: EnvironmentValues()) }
  }

  /// Describes the widget in the gallery.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Describes the widget in the gallery.
  @_disfavoredOverload public func description<S: StringProtocol>(
    _ description: S
  ) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }

  /// Describes the widget in the gallery.
  @_disfavoredOverload public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Lists the families in which the widget comes; without it, in all.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    editing { widget in
      widget.families = families.compactMap(\.model)
      let others = families.filter { $0.model == nil }
      if !others.isEmpty { widget.say("otherFamilies", "\(others)") }
    }
  }

  /// Turns the default content margins off.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    editing { $0.contentMarginsAreDisabled = true }
  }

  /// Says whether the system may take the container background away.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    editing { $0.backgroundIsRemovable = isRemovable }
  }

  /// Names places where the widget does not stand well.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    editing { $0.say("disfavoredLocations", "\(locations) for \(families)") }
  }

  /// Asks the person for a configuration when the widget is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    editing { $0.say("promptsForUserConfiguration", "true") }
  }

  /// Lists further sizes in which a Live Activity is drawn.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    editing { widget in
      widget.say("supplementalActivityFamilies", families.map(\.rawValue).joined(separator: " "))
    }
  }

  /// Takes pushes that reload the widget.
  ///
  /// The handler learns the token and every placed widget when this one is served for the first time.
  ///
  /// Source: WC-11.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    // A handler has no state before it is made, and it is made where it is told.
    nonisolated(unsafe) let handler = pushHandlerType
    return editing {
      $0.isPushEnabled = true
      $0.tellTokens = { WidgetCenter.shared.tellToken(to: handler) }
    }
  }

  /// Names a widget of another kind of which this one is a form.
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    editing { $0.say("associatedKind", associatedKind ?? "none") }
  }

  /// Says of what the widget is made in a room.
  public func widgetTexture(_ material: WidgetTexture) -> some WidgetConfiguration {
    editing { $0.say("widgetTexture", material.description) }
  }

  /// Says how the widget may hang on a wall.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    editing { $0.say("supportedMountingStyles", "\(styles)") }
  }

  /// Hears of finished downloads in the background; there are none here.
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    editing { $0.say("onBackgroundURLSessionEvents", "true") }
  }

  /// Hears of finished downloads of one session in the background; there are none here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    editing { $0.say("onBackgroundURLSessionEvents", matchingString) }
  }

  /// Runs in the background when the system likes; it never does here.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping (D) async -> R
  ) -> some WidgetConfiguration {
    editing { $0.say("backgroundTask", task.name) }
  }
}

/// Work that the system runs in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh \(identifier)")
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The end of a download.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The end of a download of one session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession \(identifier)")
  }
}
