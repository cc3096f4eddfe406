extension Sequence {
  /// The elements in an order, equal ones as they stand, for what is sorted now and then.
  ///
  /// It is `sorted(by:)`, compiled once for all: the optimiser takes an eighth of the time in which the module is
  /// built for copies of the sort, one for each type and order.
  ///
  /// - Complexity: O(*n* log *n*), each step several times that of `sorted(by:)`.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func inOrder(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    sorted(by: areInIncreasingOrder)
  }
}

extension Sequence where Element: Comparable {
  /// The elements in their order, for what is sorted now and then.
  func inOrder() -> [Element] { inOrder(by: <) }
}
