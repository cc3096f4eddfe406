import WidgetModel

/// A cache of the view trees that satisfy a clause, with the situation of each, by family.
///
/// A verdict depends only on these and the run's profile, so no tree is walked twice.
struct KeptViews {
  /// For each family, the situation of each view plus 1, or 0 if unknown.
  private var situations = [[UInt8]](repeating: [], count: Family.allCases.count)

  /// Empties the cache and keeps the capacity.
  mutating func removeAll() {
    for family in situations.indices { situations[family].removeAll(keepingCapacity: true) }
  }

  /// Returns the situation in which a view satisfies the clause, or `nil` if unknown.
  func situation(of view: ViewID, in family: Family) -> Int? {
    let known = situations[family.number]
    guard known.indices.contains(Int(view.number)), known[Int(view.number)] > 0 else { return nil }
    return Int(known[Int(view.number)]) - 1
  }

  mutating func insert(_ view: ViewID, in family: Family, _ situation: Int) {
    let place = Int(view.number)
    guard place >= 0, situation < 255 else { return }
    let missing = place + 1 - situations[family.number].count
    if missing > 0 {
      situations[family.number].append(contentsOf: repeatElement(0, count: missing))
    }
    situations[family.number][place] = UInt8(situation + 1)
  }
}
