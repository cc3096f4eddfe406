import WidgetModel

public struct ControlWidgetHolder<Control: ControlWidget>: Widget {
  let control: Control

  init(control: Control) { self.control = control }

  public init() { control = Control() }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.begin(Control.self)
    control.body._declare(into: declarations)
  }
}
