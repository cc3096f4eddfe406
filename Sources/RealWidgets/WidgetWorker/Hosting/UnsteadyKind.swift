@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A declaration that has another kind each time it is made.
struct UnsteadyKind {
  /// The index of the declaration in the bundle.
  let place: Int
  /// The kind when the bundle was described.
  let before: String
  let now: String
}

extension HostedWidgets {
  /// Returns the scenario's widgets that cannot be found by kind because their kinds change.
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
