extension Sequence {
  /// Returns the elements in a stable order; for sorts that are not time-critical.
  ///
  /// Specialized copies of `sorted(by:)` would take an eighth of the module's build time.
  ///
  /// - Complexity: O(*n* log *n*), each step several times slower than in `sorted(by:)`.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func inOrder(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    sorted(by: areInIncreasingOrder)
  }
}

extension Sequence where Element: Comparable {
  func inOrder() -> [Element] { inOrder(by: <) }
}
