/// A widget, a Live Activity or a control, as its author declares it.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the declaration.
  associatedtype Body: WidgetConfiguration
  /// The declaration.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
  /// Puts down what the widget declares, or several if it stands for a list.
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension Widget {
  /// Puts down what the widget's body says.
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.begin(Self.self)
    body._declare(into: declarations)
  }
}

/// The widgets of an extension.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the list.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

/// No widget.
public struct EmptyWidget: Widget {
  /// Creates no widget.
  public init() {}
  /// Declares nothing.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  /// Does nothing.
  public func _declare(into declarations: WidgetDeclarations) {}
}

/// Several widgets.
public struct WidgetGroup: Widget {
  let widgets: [any Widget]

  /// Creates an empty group.
  public init() { widgets = [] }

  init(widgets: [any Widget]) { self.widgets = widgets }

  /// Declares nothing: the widgets declare themselves.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  /// Puts down what each widget declares, in order.
  public func _declare(into declarations: WidgetDeclarations) {
    for widget in widgets { widget._declare(into: declarations) }
  }
}

/// Lists the widgets of a bundle.
///
/// There is no limit of ten: the platform's own limit is no error of the compiler everywhere.
@resultBuilder @MainActor @preconcurrency public struct WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlWidgetHolder(control: content)
  }

  /// The widgets of a block.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return WidgetGroup(widgets: widgets)
  }

  /// A condition without alternative.
  public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
    WidgetGroup(widgets: widget.map { [$0] } ?? [])
  }

  /// A condition that holds.
  public static func buildEither<Content: Widget>(first widget: Content) -> WidgetGroup {
    WidgetGroup(widgets: [widget])
  }

  /// A condition that does not hold.
  public static func buildEither<Content: Widget>(second widget: Content) -> WidgetGroup {
    WidgetGroup(widgets: [widget])
  }

  /// Widgets for newer systems.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetGroup(widgets: [widget])
  }
}
