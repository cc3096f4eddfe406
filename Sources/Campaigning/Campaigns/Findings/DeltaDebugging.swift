/// Finds the elements that a property needs by leaving others out: the minimizing delta debugging
/// of Zeller and Hildebrandt (2002), without the tests of the deleted parts alone.
enum DeltaDebugging {
  /// Removes elements while a property holds, in O(k log n) calls for k needed of n, at worst
  /// O(n²).
  static func needed<Element>(
    of elements: [Element],
    _ holds: ([Element]) -> Bool
  ) -> [Element] {
    var kept = elements
    var size = max(1, kept.count / 2)
    while true {
      var start = 0
      var wasCut = false
      // Keep at least one: without any element, the violation would have shown before.
      while start < kept.count, kept.count > 1 {
        let end = min(start + size, kept.count)
        let rest = Array(kept[..<start] + kept[end...])
        if !rest.isEmpty, holds(rest) {
          kept = rest
          wasCut = true
        } else {
          start = end
        }
      }
      if size > 1 { size /= 2 } else if !wasCut { return kept }
    }
  }
}
