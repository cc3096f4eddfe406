import Foundation
import WidgetModel

/// A control in Control Center, on the Lock Screen or on the Action button (CT-01).
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension ControlWidgetConfiguration {
  public func _declare(into declarations: WidgetDeclarations) { body._declare(into: declarations) }
}

public struct NoControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = NoControlWidgetConfiguration

  private init() {}
}

extension ControlWidgetConfiguration where Body == NoControlWidgetConfiguration {
  public var body: NoControlWidgetConfiguration {
    preconditionFailure("\(Self.self) is not made of other configurations")
  }
}

@resultBuilder public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

struct EditedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  typealias Body = NoControlWidgetConfiguration

  let base: Base
  let edit: @MainActor (inout DeclaredWidget) -> Void

  func _declare(into declarations: WidgetDeclarations) {
    base._declare(into: declarations)
    edit(&declarations.current)
  }
}

extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    editing { $0.displayName = String(localized: displayName) }
  }

  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    editing { $0.description = String(localized: description) }
  }

  /// Records that adding the control asks for a configuration (CT-11).
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    editing { $0.say("promptsForUserConfiguration", "true") }
  }

  /// Records a push handler, which gets the tokens of all placed controls when this one is first
  /// served (WC-18).
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    // Only the type crosses over; the handler is created where it is called.
    nonisolated(unsafe) let handler = pushHandlerType
    return editing {
      $0.isPushEnabled = true
      $0.tellTokens = {
        handler.init().pushTokensDidChange(controls: ControlCenter.shared.infos)
      }
    }
  }

  private func editing(
    _ edit: @escaping @MainActor (inout DeclaredWidget) -> Void
  ) -> EditedControlConfiguration<Self> {
    EditedControlConfiguration(base: self, edit: edit)
  }
}
