extension Clause {
  /// The clauses of WidgetCenter (facts `WC`) and of the accounts of reloads, by id.
  static let centers: [Clause] = [
    accounting,
    exemptGoFirst,
    callsAddress,
    unknownKindIgnored,
  ]
}
