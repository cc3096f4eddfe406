@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension Scenario {
  /// Returns the index of each widget's declaration in the bundle.
  ///
  /// Widgets are found by kind, so that they keep their identity when others are removed from the
  /// scenario; among declarations of one kind the one at the widget's own index is preferred. A
  /// widget without a name has the declaration at its index.
  func places(among declared: [DeclaredWidget]) -> [Int?] {
    widgets.enumerated().map { number, widget in
      let isInPlace = declared.indices.contains(number)
      if widget.name.isEmpty { return isInPlace ? number : nil }
      if isInPlace, declared[number].kind == widget.name { return number }
      return declared.firstIndex { $0.kind == widget.name }
    }
  }
}

extension HostedWidgets {
  /// Returns the families in which the gallery offers a widget.
  ///
  /// A widget that lists none is offered in all families of its SDK (FM-11). The SDK is unknown
  /// here, so only the families common to all SDKs count.
  package static func offeredFamilies(of widget: DeclaredWidget) -> [Family] {
    widget.families ?? WidgetFamily.everywhere.compactMap(\.model)
  }
}
