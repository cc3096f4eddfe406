import Clauses
import WidgetModel
import WorkerProcesses

extension WidgetRunner {
  func askAgain(about scenario: Scenario, number: Int?) throws {
    let seed = seed(for: scenario)
    // A single scenario uses only fresh processes, to be reproducible.
    let probe = try number == nil ? nil : probe(hashSeed: seed)
    let desk = AnswerDesk(
      withProcess: { try self.withProcess(hashSeed: seed, $0) },
      probe: probe.map { probe in { try self.report(of: $0, in: probe) } },
      // Any other seed would do; flipping fixed bits keeps it reproducible.
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

  func withProcess(hashSeed: Int64, _ body: (AnswerDesk.Ask) throws -> Void) throws {
    let process = SharedProcess(try start(hashSeed: hashSeed), hashSeed: hashSeed)
    defer { process.end() }
    try body { try self.report(of: $0, in: process) }
  }

  /// Returns the process that is asked first, a new one if there is none alive.
  ///
  /// It serves all cases of an island, even those whose own processes have other hash seeds: its
  /// differences count only if fresh processes confirm them.
  private func probe(hashSeed: Int64) throws -> SharedProcess {
    if let probe = answerProbe, probe.isAlive { return probe }
    endProbe()
    let probe = SharedProcess(try start(hashSeed: hashSeed), hashSeed: hashSeed)
    answerProbe = probe
    return probe
  }

  func endProbe() {
    answerProbe?.end()
    answerProbe = nil
  }

  /// Sends a process a request; `nil` after the code has crashed.
  private func report(of order: WorkerRequest, in process: SharedProcess) throws -> CaseReport? {
    guard process.isAlive else { return nil }
    var order = order
    order.leavesPreviewsOut = arePreviewsLeftOut
    let patience = time.limit(for: order)
    switch try launch.exchange(order, with: process.worker, cpu: patience) {
    case .reply(let reply) where reply.problem.isEmpty:
      record(madeUp: reply.report.madeUp)
      return reply.report
    case .death(let death) where death.isEndless:
      _ = launch.endless.evidence(of: death, in: order, hadWholeTime: patience == nil)
    default: break
    }
    process.isAlive = false
    return nil
  }
}

extension Tally {
  fileprivate mutating func see(_ comparison: AnswerComparison) {
    AnswerComparison.allCases.firstIndex(of: comparison).map { see($0) }
  }
}
