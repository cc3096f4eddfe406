import WidgetModel

/// An extension uses only what its sandbox allows.
struct StaysInSandbox: SideEffectClause {
  enum Situation: String, ClauseWord {
    case stayed = "answered without leaving the sandbox"
    case file = "a file was refused"
    case process = "a process was refused"
    case connection = "a connection was refused"
  }

  static let optional: [Situation] = [.file, .process, .connection]

  enum Violation: String, ClauseWord {
    case file
    case process
    case connection
  }

  static let clause = Clause(
    Self.self,
    id: "CR-09",
    title: "code stays within its sandbox",
    statement: """
      The code opens no file outside its containers, starts no process and makes no connection \
      other than through `URLSession`.
      """,
    level: .exception(
      .required,
      because: "code that reaches out fails on a phone, and may do harm here"
    ),
    party: .provider,
    rule: .cr09,
    facts: [.sd20],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Keep files in the extension's own container or the app group's, and use `URLSession` for \
      network access.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .fileRefused:
      .broken(
        .file,
        .file,
        message: "the code may not open the file \(effect.text), outside its containers"
      )
    case .processRefused:
      .broken(
        .process,
        .process,
        message: "the code may not start a process: \(effect.text)"
      )
    case .connectionRefused:
      .broken(
        .connection,
        .connection,
        message: "the code may not make a connection without URLSession: \(effect.text)"
      )
    default: .silent
    }
  }
}
