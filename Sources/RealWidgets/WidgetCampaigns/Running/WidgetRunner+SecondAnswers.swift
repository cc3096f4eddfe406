import Clauses
import WidgetModel
import WorkerProcesses

extension WidgetRunner {
  /// Puts questions about a scenario again to other processes, and counts what comes of it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - number: The turn of the case, `nil` of a scenario that is run by itself.
  /// - Throws: What keeps an order from being run.
  func askAgain(about scenario: Scenario, number: Int?) throws {
    let seed = seed(for: scenario)
    // What is run by itself is asked about in fresh processes alone, so that it shows again.
    let probe = try number == nil ? nil : probe(hashSeed: seed)
    let desk = AnswerDesk(
      withProcess: { try self.withProcess(hashSeed: seed, $0) },
      probe: probe.map { probe in { try self.report(of: $0, in: probe) } },
      withOtherHashing: { try self.withProcess(hashSeed: seed ^ 0b1010, $0) },
      declared: declared,
      unnamed: unnamed
    )
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
  func withProcess(hashSeed: Int64, _ body: (AnswerDesk.Ask) throws -> Void) throws {
    let process = SharedProcess(try start(hashSeed: hashSeed), hashSeed: hashSeed)
    defer { process.end() }
    try body { try self.report(of: $0, in: process) }
  }

  /// The process that is asked first, a new one where there is none that lives.
  ///
  /// It stays for all cases of an island, also for those whose own processes have other hash tables: what looks wrong
  /// in it counts only if fresh processes show it.
  private func probe(hashSeed: Int64) throws -> SharedProcess {
    if let probe = answerProbe, probe.isAlive { return probe }
    endProbe()
    let probe = SharedProcess(try start(hashSeed: hashSeed), hashSeed: hashSeed)
    answerProbe = probe
    return probe
  }

  /// Ends the process that is asked first, as before another series of cases.
  func endProbe() {
    answerProbe?.end()
    answerProbe = nil
  }

  /// Gives a process an order; `nil` when the code did not survive, from then on.
  private func report(of order: WorkerRequest, in process: SharedProcess) throws -> CaseReport? {
    guard process.isAlive else { return nil }
    var order = order
    order.leavesPreviewsOut = arePreviewsLeftOut
    if case .reply(let reply) = try launch.exchange(order, with: process.worker, cpu: patience),
      reply.problem.isEmpty
    {
      note(madeUp: reply.report.madeUp)
      return reply.report
    }
    process.isAlive = false
    return nil
  }
}

extension Tally {
  /// Counts the result of comparing an answer with a second one.
  fileprivate mutating func see(_ comparison: AnswerComparison) {
    AnswerComparison.allCases.firstIndex(of: comparison).map { see($0) }
  }
}
