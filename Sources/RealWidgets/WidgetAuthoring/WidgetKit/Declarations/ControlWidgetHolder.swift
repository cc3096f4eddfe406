import WidgetModel

/// Lets a control stand among the widgets of a bundle.
public struct ControlWidgetHolder<Control: ControlWidget>: Widget {
  let control: Control

  init(control: Control) { self.control = control }

  /// Creates the control.
  public init() { control = Control() }

  /// Declares nothing: the control declares itself.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  /// Puts down what the control declares.
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.begin(Control.self)
    control.body._declare(into: declarations)
  }
}
