import WidgetModel

extension Clause {
  /// Code survives what it is asked.
  static let codeSurvives = Clause(
    id: "CR-CRASH",
    title: "the code survives every request",
    statement: """
      The code of an extension neither traps nor ends its process, neither overflows its stack nor \
      its memory, and neither computes nor waits without end.
      """,
    level: .required,
    party: .provider,
    sources: ["CR-CRASH", "survey"],
    situations: [
      Situation("survived"),
      Situation("crashed or hung", isRequired: false),
    ],
    observes: DeedChecker.observes,
    needs: .realCode,
    checker: {
      DeedChecker { deed, request, ledger in
        guard let crash = deed.crash else { return .silent }
        let work = request.map { " while it worked on a request (\($0.kind.rawValue))" } ?? ""
        let detail = deed.text.drop { $0 != ":" }.dropFirst()
        return .broken(
          situation: 1,
          kind: crash.words,
          message: "the code crashed\(work):\(detail)\(ledger.circumstances)"
        )
      }
    }
  )
}

extension Crash {
  /// The class of a breach.
  fileprivate var words: StaticString {
    switch self {
    case .trap: "trap"
    case .exit: "exit"
    case .stackOverflow: "stack overflow"
    case .hang: "hang"
    case .deadlock: "deadlock"
    case .memory: "out of memory"
    }
  }
}
