import WidgetModel

extension Setup {
  /// Returns the kind of a widget, or `nil` if there is none with that id.
  func kind(of id: WidgetID) -> Int? {
    let widget = Int(id.number)
    return widgets.indices.contains(widget) ? widgets[widget].kind : nil
  }

  /// Returns true if there is a widget with that id and it accepts pushes.
  func isPushEnabled(_ id: WidgetID) -> Bool {
    let widget = Int(id.number)
    return widgets.indices.contains(widget) && widgets[widget].isPushEnabled
  }

  func declaration(of placement: Placement) -> WidgetDeclaration {
    let widget = Int(placement.widget.number)
    return widgets.indices.contains(widget)
      ? widgets[widget] : WidgetDeclaration(kind: -1, isPushEnabled: false, name: "")
  }

  /// Returns true if a person can place a widget on the surface of a placement; always true on a
  /// phone.
  func fitsSurface(_ placement: Placement) -> Bool {
    guard profile.isOn(.mounting), placement.surface == .horizontal else { return true }
    return declaration(of: placement).mountingStyles != .recessed
  }
}
