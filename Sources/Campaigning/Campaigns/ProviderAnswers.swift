import Clauses
import WidgetModel
import WidgetRuntime

/// The requests of one case for placeholders, snapshots and timelines, with their answers.
struct ProviderAnswers {
  /// A request with the script's call that answers it.
  struct Answered {
    let call: ScriptedSource.ServedCall
    let family: Family
    let instant: Instant
    let event: Int
    let scripted: Int
    var delivered = 0
  }

  private(set) var all: [Answered] = []

  private var deaths: [(event: Int, widget: WidgetID?)] = []
  private let end: Instant
  private let patience: Interval

  init(_ runner: any CaseRunner, _ scenario: Scenario, profile: Profile) {
    let trace = runner.trace
    end = trace.end
    patience = profile.interval(.timelineHardDeadline) * 2
    var places: [Int32: Int] = [:]
    var next = 0
    for (index, event) in trace.events.enumerated() {
      switch event.body {
      case .effect(.requested(let id, let kind, let subject)):
        // The source serves requests in the order of the trace, but only those for its own widgets.
        guard next < runner.served.count, runner.served[next].request == id else { continue }
        let call = runner.served[next]
        next += 1
        // Faults are seeded only in code that provides entries.
        guard !kind.runsIntent, kind != .control else { continue }
        let scripts = scenario.widgets[Int(call.widget.number)].calls(of: kind)
        places[id.number] = all.count
        all.append(
          Answered(
            call: call,
            family: subject.family,
            instant: event.instant,
            event: index,
            scripted: call.call < 0 ? 1 : scripts[call.call].answers.count
          )
        )
      case .input(.answered(let id, _, _)):
        if let place = places[id.number] { all[place].delivered += 1 }
      case .input(.rebooted): deaths.append((index, nil))
      case .input(.processKilled(let widget)): deaths.append((index, widget))
      case .effect(.failed(let id, .outOfMemory)):
        if let widget = runner.served.first(where: { $0.request == id })?.widget {
          deaths.append((index, widget))
        }
      default: break
      }
    }
  }

  /// Returns true if the trace shows enough of an answer to judge a clause on it.
  func shows(_ answer: Answered, _ clause: ClauseID) -> Bool {
    guard clause == Clause.completesOnce.id else { return answer.delivered > 0 }
    if answer.scripted > 1 { return answer.delivered > 1 }
    let isDead = deaths.contains { death in
      death.event > answer.event && death.widget.map { $0 == answer.call.widget } ?? true
    }
    return !isDead && end - answer.instant > patience
  }
}
