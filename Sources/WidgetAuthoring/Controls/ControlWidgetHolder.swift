import WidgetModel

/// Lets a control stand among the widgets of a bundle.
public struct ControlWidgetHolder<Control: ControlWidget>: Widget, DeclaringWidget {
  let control: Control

  init(control: Control) { self.control = control }

  /// Creates the control.
  public init() { control = Control() }

  /// Declares nothing: the control declares itself.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func declare(_ widget: inout DeclaredWidget) {
    widget.typeName = "\(Control.self)"
    control.body.declareAnyhow(&widget)
  }
}
