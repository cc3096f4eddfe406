extension Clause {
  /// Every clause, in the order of the facts.
  public static let catalogue: [Clause] = [
    timelineEntryNotEarly
  ]

  /// The clause of an id, `nil` when there is none.
  public static func named(_ id: ClauseID) -> Clause? { catalogue.first { $0.id == id } }
}
