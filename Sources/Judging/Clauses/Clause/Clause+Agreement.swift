extension Clause {
  /// True if seeded faults test the clause's checker for a runtime, as no script can for real code.
  package var isTestedByAgreement: Bool {
    (party == .provider || party == .view) && !needs.contains(.realCode)
  }
}
