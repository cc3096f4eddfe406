import WidgetModel

extension PlatformHistory {
  /// Returns the destination of a tap on a placed widget, and the toggle that it turns.
  ///
  /// - Parameters:
  ///   - node: The tapped node.
  ///   - tree: The displayed tree, or `nil` for the placeholder.
  ///   - place: The index of the placed widget.
  /// - Returns: The destination, and the toggle's node.
  func destination(
    of node: Int32,
    in tree: TreeReading?,
    _ place: Int
  ) -> (Destination, toggle: Int32?) {
    if phone.isLocked { return (.authentication, nil) }
    let family = placements[place].placement.family
    let action = tree?.action(
      at: node,
      hasButtons: profile.isOn(.interactive) && has(family, in: .buttonFamilies),
      hasLinks: has(family, in: .linkFamilies)
    )
    switch action {
    case .intent(let number, let toggle):
      return (.intent(Int32(truncatingIfNeeded: number)), toggle)
    case .link(let number): return (.link(Int32(truncatingIfNeeded: number)), nil)
    case nil: break
    }
    guard let url = tree?.widgetURL else { return (.app, nil) }
    return (.widgetURL(Int32(truncatingIfNeeded: url)), nil)
  }

  /// Returns true if a family is in a set of the profile's (VW-03, VW-10).
  ///
  /// Reads the bits itself, because the code that the runtime uses may be wrong.
  private func has(_ family: Family, in key: ProfileKey) -> Bool {
    let bits = profile[key]
    return zip(Family.allCases, 0...).contains { $0 == family && bits >> Int64($1) & 1 == 1 }
  }

  /// Returns true if a toggle shows "on": the state after its last tap, otherwise that in the tree
  /// (VW-08).
  func shows(_ toggle: Int32, in tree: TreeReading, _ place: Int) -> Bool {
    placements[place].toggles[toggle] ?? tree.isOn(toggle) ?? false
  }
}
