@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
  /// Records the widget's declaration; a group records several.
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension Widget {
  public func _declare(into declarations: WidgetDeclarations) {
    declarations.begin(Self.self)
    body._declare(into: declarations)
  }
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

public struct EmptyWidget: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  public func _declare(into declarations: WidgetDeclarations) {}
}

public struct WidgetGroup: Widget {
  let widgets: [any Widget]

  public init() { widgets = [] }

  init(widgets: [any Widget]) { self.widgets = widgets }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public func _declare(into declarations: WidgetDeclarations) {
    for widget in widgets { widget._declare(into: declarations) }
  }
}

/// Lists the widgets of a bundle, without the limit of ten of some versions of Apple's builder.
@resultBuilder @MainActor @preconcurrency public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlWidgetHolder(control: content)
  }

  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return WidgetGroup(widgets: widgets)
  }

  public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
    WidgetGroup(widgets: widget.map { [$0] } ?? [])
  }

  public static func buildEither<Content: Widget>(first widget: Content) -> WidgetGroup {
    WidgetGroup(widgets: [widget])
  }

  public static func buildEither<Content: Widget>(second widget: Content) -> WidgetGroup {
    WidgetGroup(widgets: [widget])
  }

  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetGroup(widgets: [widget])
  }
}
