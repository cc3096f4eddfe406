extension Clause {
  /// The clauses of providers, entries, timelines and reload policies (facts `TL`), by id.
  static let timelines: [Clause] = [
    timelineEntryNotEarly
  ]
}
