import Clauses
import ScenarioGeneration
import WidgetModel
import WidgetRuntime

/// What one checker of a provider or view made of the faults that were seeded in one case.
///
/// The list of faults is computed by the generator from how it drew the widget; no checker has a
/// part in it. A fault counts where the trace shows that it came to light at all.
struct Agreement {
  var seeded = 0
  var healthy = 0
  var missed = 0
  var invented = 0
  var example: String?

  /// Compares the violations that a checker reported with the faults in the answers it saw.
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
    // Past the limit a tally keeps no violations, so nothing can be said of what it left out.
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
