import WidgetModel

extension Clause {
  /// An extension keeps to what it may reach.
  static let staysInSandbox = Clause(
    id: "CR-09",
    title: "code stays within its sandbox",
    statement: """
      The code opens no file outside its containers, starts no process and opens no connection of \
      its own.
      """,
    level: .recommended,
    party: .provider,
    rule: .cr09,
    situations: [
      ClauseSituation("answered without reaching out"),
      ClauseSituation("a file was refused", isRequired: false),
      ClauseSituation("a process was refused", isRequired: false),
      ClauseSituation("a connection was refused", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: .realCode,
    checker: {
      SideEffectChecker { sideEffect, _, _ in
        switch sideEffect.kind {
        case .fileRefused:
          .broken(
            situation: 1,
            kind: "file",
            message: "the code was refused the file \(sideEffect.text), outside its containers"
          )
        case .processRefused:
          .broken(
            situation: 2,
            kind: "process",
            message: "the code was refused the start of a process: \(sideEffect.text)"
          )
        case .connectionRefused:
          .broken(
            situation: 3,
            kind: "connection",
            message: "the code was refused a connection past URLSession: \(sideEffect.text)"
          )
        default: .silent
        }
      }
    }
  )
}
