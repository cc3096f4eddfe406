extension Clause {
  /// Every clause, in the order of the facts: one list for each writer's area.
  public static let catalogue: [Clause] =
    timelines + budgets + deadlines + views + centers + sharing + activities + craft

  /// The clause of an id, `nil` when there is none.
  public static func named(_ id: ClauseID) -> Clause? { catalogue.first { $0.id == id } }
}
