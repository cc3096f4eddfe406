import Clauses

extension Clause {
  /// Whether the clause's checker is tested against planted faults when the subject is a runtime.
  ///
  /// One that needs real code is not: no script can plant its fault.
  package var isTestedByAgreement: Bool {
    (party == .provider || party == .view) && !needs.contains(.realCode)
  }
}
