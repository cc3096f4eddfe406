@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension Scenario {
  /// For each widget of the scenario the place of its declaration in the bundle.
  ///
  /// A widget is found by its kind, so that it stays what it is when others are taken out of the
  /// scenario; of several declarations of one kind the one at the widget's own place counts first. A
  /// widget without a name has the declaration at its place.
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
  /// The families in which the gallery offers a widget.
  ///
  /// A widget that lists none is offered in all that its SDK knows (FM-11); which SDK it was built with
  /// is not known here, so those count that every one has.
  package static func offeredFamilies(of widget: DeclaredWidget) -> [Family] {
    widget.families ?? WidgetFamily.everywhere.compactMap(\.model)
  }
}
