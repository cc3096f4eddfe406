import Foundation

/// A control with two states.
///
/// Source: CT-05, CT-09.
@MainActor @preconcurrency
public struct ControlWidgetToggle<
  Label: View,
  ValueLabel: View,
  Action: SetValueIntent
>: ControlWidgetTemplate, DrawnTemplate where Action.ValueType == Bool {
  /// There is none.
  public typealias Body = NoControlWidgetTemplate

  private let isOn: Bool
  private let intent: Action
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel
  private let place = CallPlace.here

  /// A toggle whose state has a label of its own.
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

  /// A toggle whose state reads On or Off.
  public init(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }

  /// A toggle with a title that is looked up, whose state has a label of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// A toggle with a title that is looked up, whose state has a label of its own.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  /// A toggle with a title, whose state has a label of its own.
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

  /// A toggle with a title that is looked up, whose state reads On or Off.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action
  ) where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action) { Text(titleKey) }
  }

  /// A toggle with a title that is looked up, whose state reads On or Off.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    action: Action
  ) where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(isOn: isOn, action: action) { Text(titleResource) }
  }

  /// A toggle with a title, whose state reads On or Off.
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

/// The label of a toggle's state that has none of its own.
///
/// Source: CT-09.
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  /// On or Off.
  public var body: some View { Text(verbatim: isOn ? "On" : "Off") }
}
