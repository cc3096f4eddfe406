/// Finds the elements of a list that something needs, by leaving others out.
///
/// It deletes as Zeller and Hildebrandt's minimizing delta debugging (2002) does, whose tests of the deleted parts by
/// themselves it leaves out.
enum DeltaDebugging {
  /// Leaves elements out as long as something holds without them.
  ///
  /// - Parameters:
  ///   - elements: Elements with which it holds.
  ///   - holds: Whether it holds with some of them.
  /// - Returns: The elements without any of which it no longer holds, in their order.
  /// - Complexity: O(k log n) questions for k needed elements of n, O(n²) at worst.
  static func needed<Element>(
    of elements: [Element],
    _ holds: ([Element]) -> Bool
  ) -> [Element] {
    var kept = elements
    var size = max(1, kept.count / 2)
    while true {
      var start = 0
      var wasCut = false
      // The last one is not left out: with nothing it would have shown before.
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
