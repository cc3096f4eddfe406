import WidgetModel

/// The view trees that keep a clause, with the situation of each, by the family for which they are drawn.
///
/// A tree is judged by itself, by its family and by the numbers of the profile, all of which stay as they
/// are for a run; so what kept the clause once need not be walked through again.
struct KeptViews {
  /// For each family, the situation of each view plus 1, 0 where it is not known.
  private var situations = [[UInt8]](repeating: [], count: Family.allCases.count)

  /// Forgets all and keeps the room.
  mutating func removeAll() {
    for family in situations.indices { situations[family].removeAll(keepingCapacity: true) }
  }

  /// The situation in which a view keeps the clause, `nil` when it is not known that it does.
  func situation(of view: ViewID, in family: Family) -> Int? {
    let known = situations[family.number]
    guard known.indices.contains(Int(view.number)), known[Int(view.number)] > 0 else { return nil }
    return Int(known[Int(view.number)]) - 1
  }

  /// Remembers that a view keeps the clause.
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
