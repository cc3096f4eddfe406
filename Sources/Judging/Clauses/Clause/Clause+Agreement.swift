extension Clause {
  /// True if the clause's checker is tested with seeded faults when the subject is a runtime.
  ///
  /// A clause that requires real code is not, because no script can have its fault.
  package var isTestedByAgreement: Bool {
    (party == .provider || party == .view) && !needs.contains(.realCode)
  }
}
