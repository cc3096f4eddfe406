import WidgetModel

/// An extension keeps to what it may reach.
struct StaysInSandbox: SideEffectClause {
  enum Situation: String, ClauseWord {
    case stayed = "answered without reaching out"
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
      The code opens no file outside its containers, starts no process and opens no connection of \
      its own.
      """,
    party: .provider,
    rule: .cr09,
    facts: [.sd20],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Keep files in the extension's own or the app group's container and let `URLSession` do the \
      talking.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    switch effect.kind {
    case .fileRefused:
      .broken(
        .file,
        .file,
        message: "the code was refused the file \(effect.text), outside its containers"
      )
    case .processRefused:
      .broken(
        .process,
        .process,
        message: "the code was refused the start of a process: \(effect.text)"
      )
    case .connectionRefused:
      .broken(
        .connection,
        .connection,
        message: "the code was refused a connection past URLSession: \(effect.text)"
      )
    default: .silent
    }
  }
}
