import Clauses
import WidgetModel
import WidgetRuntime

@testable import ScenarioGeneration

/// Runs scenarios through the reference runtime and compares the reports of the checkers of
/// provider and view with the seeded faults.
final class AgreementTrial {
  struct Report: Hashable, Comparable, CustomStringConvertible {
    var clause: ClauseID
    var request: RequestID

    var description: String { "\(clause) on request \(request.number)" }

    static func < (left: Report, right: Report) -> Bool {
      (left.clause, left.request) < (right.clause, right.request)
    }
  }

  /// The clauses that are compared.
  let clauses = Clause.catalogue.filter(\.isTestedByAgreement)

  private(set) var events = 0
  private(set) var seeded: [ClauseID: Int] = [:]
  private let simulation = Simulation()

  /// Returns the missing reports, and the unexpected ones.
  func disagreement(on generated: GeneratedScenario) throws -> (missed: [Report], extra: [Report]) {
    guard let setup = generated.scenario.setup else { return ([], []) }
    let applicable = clauses.filter { $0.inapplicable(setup.profile) == nil }
    let judge = Judge(applicable, setup: setup)
    var runtime = ReferenceRuntime()
    var code = ScriptedSource(generated.scenario)
    try simulation.run(generated.scenario, subject: &runtime, source: &code)
    let trace = simulation.trace
    events += trace.events.count
    judge.judge(trace, setup: setup)
    var found: Set<Report> = []
    var full: Set<ClauseID> = []
    for (clause, tally) in zip(judge.clauses, judge.tallies) {
      if tally.violations.count >= Tally.violationLimit { full.insert(clause.id) }
      for violation in tally.violations {
        found.insert(Report(clause: clause.id, request: violation.request ?? RequestID(-1)))
      }
    }
    let names = Set(applicable.map(\.id))
    let expected = expectations(generated, code.served, trace, setup).filter {
      names.contains($0.clause)
    }
    for report in expected { seeded[report.clause, default: 0] += 1 }
    let missed = expected.subtracting(found).filter { !full.contains($0.clause) }
    return (missed.sorted(), found.subtracting(expected).sorted())
  }

  /// Returns the reports that must come: the faults seeded in the calls whose answers the run saw.
  private func expectations(
    _ generated: GeneratedScenario,
    _ served: [ScriptedSource.ServedCall],
    _ trace: Trace,
    _ setup: Setup
  ) -> Set<Report> {
    let patience = setup.profile.interval(.timelineHardDeadline) * 2
    var expected: Set<Report> = []
    let life = RequestLives(trace, served)
    for call in served where call.kind != .intent && call.call >= 0 {
      guard let request = life[call.request] else { continue }
      let faults = generated.seeded.filter {
        $0.widget == Int(call.widget.number) && $0.request == call.kind && $0.call == call.call
          && $0.applies(to: request.family)
      }
      for fault in faults {
        let isShown: Bool
        if fault.clause == "TL-36.provider" {
          let widget = generated.scenario.widgets[Int(call.widget.number)]
          let isNever = widget.timelines[call.call].answers.isEmpty
          isShown =
            isNever
            ? !request.isKilled && trace.end - request.instant > patience : request.answers > 1
        } else {
          isShown = request.answers > 0
        }
        if isShown { expected.insert(Report(clause: fault.clause, request: call.request)) }
      }
    }
    return expected
  }
}

/// The lives of the requests of a run, read from the trace.
private struct RequestLives {
  struct Life {
    var instant: Instant
    var family: Family
    var widget: WidgetID
    var answers = 0
    var isKilled = false
  }

  private var lives: [RequestID: Life] = [:]

  init(_ trace: Trace, _ served: [ScriptedSource.ServedCall]) {
    for event in trace.events {
      switch event.body {
      case .effect(.requested(let id, _, let subject)):
        lives[id] = Life(instant: event.instant, family: subject.family, widget: subject.widget)
      case .input(.answered(let id, _, _)): lives[id]?.answers += 1
      case .input(.rebooted): kill { _ in true }
      case .input(.processKilled(let widget)): kill { $0.widget == widget }
      case .effect(.failed(let id, .outOfMemory)):
        let widget = lives[id]?.widget
        kill { $0.widget == widget }
      default: break
      }
    }
  }

  subscript(id: RequestID) -> Life? { lives[id] }

  private mutating func kill(_ isHit: (Life) -> Bool) {
    for (id, life) in lives where isHit(life) { lives[id]?.isKilled = true }
  }
}
