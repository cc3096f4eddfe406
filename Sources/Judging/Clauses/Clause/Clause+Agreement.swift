extension Clause {
  /// Whether the clause's checker is tested against seeded faults when the subject is a runtime.
  ///
  /// One that needs real code is not: no script can have its fault.
  package var isTestedByAgreement: Bool {
    (party == .provider || party == .view) && !needs.contains(.realCode)
  }
}
