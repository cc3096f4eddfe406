import Foundation
import WidgetModel

/// A control of the Control Center, the Lock Screen or the Action button.
///
/// Source: CT-01.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the declaration.
  associatedtype Body: ControlWidgetConfiguration
  /// The declaration.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the control.
  @MainActor @preconcurrency init()
}

/// What a control declares: its kind, its value provider, its template.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of the configuration that this one is made of.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// Puts down what the configuration says, by itself or by its body.
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension ControlWidgetConfiguration {
  /// Puts down what the body says.
  public func _declare(into declarations: WidgetDeclarations) { body._declare(into: declarations) }
}

/// A configuration of a control that is not made of others.
public struct NoControlWidgetConfiguration: ControlWidgetConfiguration {
  /// There is none.
  public typealias Body = NoControlWidgetConfiguration

  private init() {}
}

extension ControlWidgetConfiguration where Body == NoControlWidgetConfiguration {
  /// There is none.
  ///
  /// - Precondition: Is never called.
  public var body: NoControlWidgetConfiguration {
    preconditionFailure("\(Self.self) is not made of other configurations")
  }
}

/// Builds the one declaration of a control.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
  /// The declaration itself.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  /// The declaration itself.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// A configuration of a control of which a modifier says something.
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
  /// Names the control in the gallery.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    editing { $0.displayName = String(localized: displayName) }
  }

  /// Describes the control in the gallery.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    editing { $0.description = String(localized: description) }
  }

  /// Asks the person for a configuration when the control is added.
  ///
  /// Source: CT-11.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    editing { $0.say("promptsForUserConfiguration", "true") }
  }

  /// Takes pushes that reload the control.
  ///
  /// The handler learns the tokens of every placed control when this one is served for the first time.
  ///
  /// Source: WC-18.
  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    // A handler has no state before it is made, and it is made where it is told.
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
