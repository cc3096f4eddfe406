import Foundation
import WidgetModel

struct EditedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate, DrawnTemplate {
  typealias Body = NoControlWidgetTemplate

  let base: Base
  let name: AttributeName
  let value: String

  var drawing: AnyView {
    AnyView((base.drawn?.drawing ?? AnyView(EmptyView())).attributed(name, value))
  }

  // A disabled control takes no taps.
  var action: (any HostedIntent)? {
    name == .disabled && value == "true" ? nil : base.drawn?.action
  }
}

extension ControlWidgetTemplate {
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .disabled, value: "\(disabled)")
  }

  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .privacySensitive, value: "\(sensitive)")
  }

  /// Records a tint (CT-08).
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    EditedControlTemplate(base: self, name: .tint, value: tint?.attributeText ?? "default")
  }
}

extension View {
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View {
    attributed(.controlWidgetActionHint, hint.string(in: EnvironmentValues()))
  }

  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    controlWidgetActionHint(Text(verbatim: String(hint)))
  }

  public nonisolated func controlWidgetStatus(_ status: Text) -> some View {
    attributed(.controlWidgetStatus, status.string(in: EnvironmentValues()))
  }

  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    controlWidgetStatus(Text(verbatim: String(status)))
  }
}
