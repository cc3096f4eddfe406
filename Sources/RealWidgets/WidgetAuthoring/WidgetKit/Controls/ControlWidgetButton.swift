import Foundation

/// A control that runs an intent (CT-07).
@MainActor @preconcurrency
public struct ControlWidgetButton<
  Label: View,
  ActionLabel: View,
  Action: AppIntent
>: ControlWidgetTemplate, DrawnTemplate {
  public typealias Body = NoControlWidgetTemplate

  private let intent: Action
  private let label: Label
  private let actionLabel: (Bool) -> ActionLabel
  private let place = CallPlace.here

  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    intent = action
    self.label = label()
    self.actionLabel = actionLabel
  }

  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {
    self.init(
      action: action,
      label: { Text(verbatim: String(title)) },
      actionLabel: actionLabel
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    action: Action
  ) where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    action: Action
  ) where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action) { Text(titleResource) }
  }

  @_disfavoredOverload public init(
    _ title: some StringProtocol,
    action: Action
  ) where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action) { Text(verbatim: String(title)) }
  }

  var drawing: AnyView {
    AnyView(
      ControlPart(
        kind: .button,
        intent: IntentHost(intent: intent),
        isOn: false,
        label: label,
        detail: actionLabel(false),
        place: place
      )
    )
  }

  var action: (any HostedIntent)? { IntentHost(intent: intent) }
}

public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
