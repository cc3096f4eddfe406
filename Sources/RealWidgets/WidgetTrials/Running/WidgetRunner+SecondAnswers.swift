import Clauses
import WidgetModel

extension WidgetRunner {
  /// Puts questions about a scenario again to other processes, and counts what comes of it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - number: The number of the case, `nil` of a scenario that is run by itself.
  /// - Throws: What keeps an order from being run.
  func askAgain(about scenario: Scenario, number: Int?) throws {
    let desk = AnswerDesk { try self.withProcess(hashSeed: self.seed(for: scenario), $0) }
    let found = try secondAnswers.findings(in: scenario, number: number, focus: focus, at: desk)
    for finding in found {
      switch finding.outcome {
      case .alike: tallies[finding.place].see(.alike)
      case .leftOut(let reason): tallies[finding.place].see(reason)
      case .different(let difference):
        tallies[finding.place].see(.different)
        tallies[finding.place].add(
          Violation(
            kind: difference.kind,
            comparison: difference.comparison,
            message: difference.message,
            widget: scenario.widgets[Int(finding.widget.number)].name,
            place: keep(PlaceCandidates(own: difference.places))
          )
        )
      }
    }
  }

  /// Starts a process of its own, which can be given orders until the body returns.
  private func withProcess(hashSeed: Int64, _ body: (AnswerDesk.Ask) throws -> Void) throws {
    let process = try start(hashSeed: hashSeed)
    defer { process.end() }
    var isAlive = true
    try body { order in
      guard isAlive else { return nil }
      var order = order
      order.leavesPreviewsOut = arePreviewsLeftOut
      if case .reply(let reply) = try launch.exchange(order, with: process, cpu: patience),
        reply.problem.isEmpty
      {
        return reply.report
      }
      isAlive = false
      return nil
    }
  }
}

extension Tally {
  /// Counts the result of comparing an answer with a second one.
  fileprivate mutating func see(_ comparison: AnswerComparison) {
    AnswerComparison.allCases.firstIndex(of: comparison).map { see($0) }
  }
}
