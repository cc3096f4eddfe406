import WidgetModel

// Mounting in a visionOS room (RV-12).
extension Setup {
  /// Returns true if a widget can be placed on the surface that a person chose.
  func isTaken(_ placement: Placement) -> Bool {
    !(profile.isOn(.mounting) && placement.surface == .horizontal
      && mountings(of: placement) == [.recessed])
  }

  func mountings(of placement: Placement) -> [MountingStyle] {
    switch declaration(of: placement)?.mountingStyles ?? .both {
    case .both: [.elevated, .recessed]
    case .elevated: [.elevated]
    case .recessed: [.recessed]
    }
  }

  func declaration(of placement: Placement) -> WidgetDeclaration? {
    let number = Int(placement.widget.number)
    return widgets.indices.contains(number) ? widgets[number] : nil
  }
}
