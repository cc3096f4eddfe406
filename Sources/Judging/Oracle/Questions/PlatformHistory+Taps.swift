import WidgetModel

extension PlatformHistory {
  /// Where a tap on a placed widget leads, and the toggle that it turns.
  ///
  /// - Parameters:
  ///   - node: The node that was hit.
  ///   - tree: The tree on display, `nil` of the placeholder.
  ///   - place: The place of the placed widget.
  /// - Returns: Where it leads, and the toggle's node.
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

  /// Whether a family is in a set of the profile's (VW-03, VW-10); read from the bits, as the runtime's way may be
  /// wrong.
  private func has(_ family: Family, in key: ProfileKey) -> Bool {
    let bits = profile[key]
    return zip(Family.allCases, 0...).contains { $0 == family && bits >> Int64($1) & 1 == 1 }
  }

  /// Whether a toggle shows that it is on: what its last tap left, else what the tree says (VW-08).
  func shows(_ toggle: Int32, in tree: TreeReading, _ place: Int) -> Bool {
    placements[place].toggles[toggle] ?? tree.isOn(toggle) ?? false
  }
}
