import Clauses
import WidgetModel

/// The explanation of code that hangs: its line, and that it never returned.
struct HangFinding {
  private let line: HangLine

  /// The line of the checked code, such as `Provider.swift:12`; empty if unknown.
  let source: String

  /// Such as `a thread waits at Provider.swift:12 in load()`.
  private let place: String

  init(_ line: HangLine, isUserFile: (String) -> Bool) {
    self.line = line
    guard let own = line.places.first(where: { isUserFile($0.file) }) else {
      source = ""
      place =
        line.isReal
        ? "its thread has ended, or waits for something real at no known line"
        : "no thread waits; its completion handler, or a continuation, was never called"
      return
    }
    source = "\(own.file.split(separator: "/").last ?? ""):\(own.line)"
    let verb = line.reason == .memory ? "it passed the limit" : "a thread waits"
    place = "\(verb) at \(source) in \(own.function)"
  }

  /// Returns the tallies of clauses with the explanation, and with the wait if no clause covers it.
  func explaining(_ tallies: [Tally], of clauses: [Clause], at place: SourcePlace) -> [Tally] {
    zip(clauses, tallies).map { clause, tally in
      var explained = explaining(tally, of: clause.id)
      guard clause.id == Clause.codeSurvives.id,
        let violation = endlessWait(place, tallies, of: clauses)
      else { return explained }
      explained.see(1)
      explained.add(violation)
      return explained
    }
  }

  private func explaining(_ tally: Tally, of clause: ClauseID) -> Tally {
    let explained = line.reason == .memory ? Clause.memoryWithinLimit.id : Clause.completesOnce.id
    guard clause == explained, !source.isEmpty || line.reason == .hopeless else { return tally }
    let violations = tally.violations.map { violation in
      let isAbout = violation.request.map { Int64($0.number) == line.request } ?? false
      return isAbout ? explaining(violation) : violation
    }
    return Tally(
      situations: tally.situations,
      violations: violations,
      undecided: tally.undecided,
      guards: tally.guards
    )
  }

  /// Returns a violation for code that waits forever in a request that no other clause covers.
  ///
  /// Without a thread that waits or was lost, only an asynchronous function is known to wait,
  /// because it must return. A timeline that was never completed has a clause of its own; a thread
  /// that is lost later, in a view, has none.
  private func endlessWait(
    _ place: SourcePlace,
    _ tallies: [Tally],
    of clauses: [Clause]
  ) -> Violation? {
    let isCovered =
      line.asked == .timeline && (!line.isReal || isTold(by: tallies, of: clauses))
    guard line.reason == .hopeless, !isCovered else { return nil }
    let isAsynchronous: Bool =
      switch line.asked {
      case .intent, .control, .controlAction, .options, .relevance: true
      case .timeline, .snapshot, .placeholder, .activity, .preview: false
      }
    return isAsynchronous || line.isReal || !source.isEmpty ? wait(place) : nil
  }

  /// Returns true if the request broke the clause on completion.
  private func isTold(by tallies: [Tally], of clauses: [Clause]) -> Bool {
    zip(clauses, tallies).contains { clause, tally in
      clause.id == Clause.completesOnce.id
        && tally.violations.contains { $0.request.map { Int64($0.number) } == line.request }
    }
  }

  private func wait(_ place: SourcePlace) -> Violation {
    Violation(
      kind: source.isEmpty ? "waits" : "waits \(source)",
      request: RequestID(Int(line.request)),
      message: "the code never came back from a request (\(line.asked.rawValue)): \(place)",
      source: source,
      widget: line.widget,
      place: place
    )
  }

  /// Adds the line to a violation; like crashes, hangs at two lines are two findings.
  private func explaining(_ violation: Violation) -> Violation {
    let isWait = line.reason != .memory && !source.isEmpty
    return Violation(
      kind: isWait ? "\(violation.kind) \(source)" : violation.kind,
      event: violation.event,
      placement: violation.placement,
      request: violation.request,
      comparison: violation.comparison,
      message: "\(violation.message); \(place)",
      source: source,
      widget: violation.widget,
      place: violation.place
    )
  }
}
