extension Mutant {
  /// Every mutant, by id.
  public static let catalogue: [Mutant] =
    (timelineMutants + budgetMutants + deadlineMutants + viewMutants + centerMutants)
    .sorted { $0.id < $1.id }
}
