import Foundation
import WidgetModel

/// A template of which a modifier says something.
struct EditedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate, DrawnTemplate {
  typealias Body = NoControlWidgetTemplate

  let base: Base
  let name: AttributeName
  let value: String

  var drawing: AnyView {
    AnyView((base.drawn?.drawing ?? AnyView(EmptyView())).attributed(name, value))
  }

  // What is disabled takes no taps.
  var action: (any HostedIntent)? {
    name == .disabled && value == "true" ? nil : base.drawn?.action
  }
}

extension ControlWidgetTemplate {
  /// Says whether the control takes no taps.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .disabled, value: "\(disabled)")
  }

  /// Says whether the control is hidden on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .privacySensitive, value: "\(sensitive)")
  }

  /// Gives the control a colour.
  ///
  /// Source: CT-08.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .tint, value: tint?.attributeText ?? "default")
  }
}

extension View {
  /// Says what the Action button does, while it is held.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View {
    attributed(.controlWidgetActionHint, hint.string(in: EnvironmentValues()))
  }

  /// Says what the Action button does, while it is held.
  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  /// Says what the Action button does, while it is held.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(verbatim: String(hint)))
  }

  /// Says the state of the control after a tap.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View {
    attributed(.controlWidgetStatus, status.string(in: EnvironmentValues()))
  }

  /// Says the state of the control after a tap.
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  /// Says the state of the control after a tap.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(verbatim: String(status)))
  }
}
