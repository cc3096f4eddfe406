/// Finds the elements of a list that are needed for a property, by leaving others out.
///
/// This is the minimizing delta debugging of Zeller and Hildebrandt (2002), without the tests of
/// the deleted parts alone.
enum DeltaDebugging {
  /// Removes elements, with all of which a property holds, as long as it holds without them.
  ///
  /// - Complexity: O(k log n) calls for k needed elements of n, O(n²) in the worst case.
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
