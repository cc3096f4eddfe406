extension Mutant {
  /// Every mutant, by id.
  public static let catalogue: [Mutant] = {
    let lists: [[Mutant]] = [
      timelineMutants, budgetMutants, deadlineMutants, viewMutants, centerMutants,
    ]
    return lists.flatMap { $0 }.sorted { $0.id < $1.id }
  }()
}
