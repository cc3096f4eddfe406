import Clauses
import ScenarioGeneration
import WidgetModel
import WidgetRuntime

/// One checker's agreement with the faults seeded in one case whose effects the trace shows.
///
/// The generator lists the faults from its own choices, independently of any checker.
struct Agreement {
  var seeded = 0
  var healthy = 0
  var missed = 0
  var invented = 0
  var example: String?

  /// Compares the reported violations with the faults in the answers that the checker saw.
  init(_ clause: ClauseID, _ tally: Tally, faults: [FaultSite], answers: ProviderAnswers) {
    var expected: [RequestID] = []
    for answer in answers.all {
      let isFaulty = faults.contains { fault in
        fault.clause == clause && fault.request == answer.call.kind
          && fault.widget == Int(answer.call.widget.number) && fault.call == answer.call.call
          && fault.applies(to: answer.family)
      }
      if isFaulty, answers.shows(answer, clause) {
        expected.append(answer.call.request)
      } else {
        healthy += 1
      }
    }
    seeded = expected.count
    // A tally drops violations past its limit, so missing ones prove nothing.
    let isComplete = tally.violations.count < Tally.violationLimit
    let reported = tally.violations.compactMap(\.request)
    let forgotten = isComplete ? expected.filter { !reported.contains($0) } : []
    let extra = reported.filter { !expected.contains($0) }
    missed = forgotten.count
    invented = extra.count
    if let request = forgotten.min() {
      example = "the fault in the answer to request \(request.number) was not reported"
    } else if let request = extra.min() {
      let message = tally.violations.first { $0.request == request }?.message ?? ""
      example = "request \(request.number) was reported without a seeded fault: \(message)"
    }
  }
}
