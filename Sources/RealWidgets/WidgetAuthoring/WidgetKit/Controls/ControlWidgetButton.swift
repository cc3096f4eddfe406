import Foundation

/// A control that does one thing.
///
/// Source: CT-07.
@MainActor @preconcurrency
public struct ControlWidgetButton<
  Label: View,
  ActionLabel: View,
  Action: AppIntent
>: ControlWidgetTemplate, DrawnTemplate {
  /// There is none.
  public typealias Body = NoControlWidgetTemplate

  private let intent: Action
  private let label: Label
  private let actionLabel: (Bool) -> ActionLabel
  private let place = CallPlace.here

  /// A button whose action has a label of its own.
  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    intent = action
    self.label = label()
    self.actionLabel = actionLabel
  }

  /// A button.
  public init(
    action: Action,
    @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }

  /// A button with a title that is looked up, whose action has a label of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// A button with a title that is looked up, whose action has a label of its own.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  /// A button with a title, whose action has a label of its own.
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

  /// A button with a title that is looked up.
  public init(
    _ titleKey: LocalizedStringKey,
    action: Action
  ) where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title that is looked up.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    action: Action
  ) where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button with a title.
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

/// The label of a button's action that has none of its own: nothing.
public struct ControlWidgetButtonDefaultActionLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
