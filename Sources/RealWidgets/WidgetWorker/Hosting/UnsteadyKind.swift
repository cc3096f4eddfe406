@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A declaration that has another kind each time it is made.
struct UnsteadyKind {
  /// The place of the declaration in the bundle.
  let place: Int
  /// The kind that the bundle had when it was described.
  let before: String
  /// The kind that it has now.
  let now: String
}

extension HostedWidgets {
  /// The widgets of a scenario that no kind finds again because their declarations have another one each time.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - places: The places of its widgets that were found, `nil` for the others.
  ///   - declared: What the bundle declares in this process.
  ///   - kindsVary: Whether the kinds are known to differ between two processes.
  ///   - again: Makes the declarations once more; asked only where a widget was not found.
  /// - Returns: The declarations by the numbers of the widgets.
  static func unsteady(
    of scenario: Scenario,
    _ places: [Int?],
    _ declared: [DeclaredWidget],
    kindsVary: Bool,
    _ again: () -> [DeclaredWidget]
  ) -> [Int: UnsteadyKind] {
    guard places.contains(nil) else { return [:] }
    var free = declared.indices.filter { !places.contains($0) }
    if !kindsVary {
      let second = again()
      guard second.count == declared.count else { return [:] }
      free.removeAll { declared[$0].kind == second[$0].kind }
    }
    var found: [Int: UnsteadyKind] = [:]
    for (number, place) in places.enumerated() where place == nil {
      let name = scenario.widgets[number].name
      guard !name.isEmpty, !free.isEmpty else { continue }
      let index = free.firstIndex(of: number) ?? free.startIndex
      let place = free.remove(at: index)
      found[number] = UnsteadyKind(place: place, before: name, now: declared[place].kind)
    }
    return found
  }
}
