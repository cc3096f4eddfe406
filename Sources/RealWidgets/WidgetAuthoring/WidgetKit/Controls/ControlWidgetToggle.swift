import Foundation

/// A control with two states (CT-05, CT-09).
@MainActor @preconcurrency
public struct ControlWidgetToggle<
  Label: View,
  ValueLabel: View,
  Action: SetValueIntent
>: ControlWidgetTemplate, DrawnTemplate where Action.ValueType == Bool {
  public typealias Body = NoControlWidgetTemplate

  private let isOn: Bool
  private let intent: Action
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel
  private let place = CallPlace.here

  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    intent = action
    self.label = label()
    self.valueLabel = valueLabel
  }

  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {
    self.init(
      isOn: isOn,
      action: action,
      label: { Text(verbatim: String(title)) },
      valueLabel: valueLabel
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action
  ) where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    action: Action
  ) where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action) { Text(titleResource) }
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol,
    isOn: Bool,
    action: Action
  ) where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action) { Text(verbatim: String(title)) }
  }

  var drawing: AnyView {
    AnyView(
      ControlPart(
        kind: .toggle,
        intent: IntentHost(intent: intent),
        isOn: isOn,
        label: label,
        detail: valueLabel(isOn),
        otherDetail: valueLabel(!isOn),
        place: place
      )
    )
  }

  var action: (any HostedIntent)? { IntentHost(intent: intent) }
}

/// A toggle's default value label; it reads On or Off in every language (CT-09).
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
