import Clauses
import WidgetModel

extension TimelineBlocks {
  /// Each way for a request to fail or barely succeed, the next answer, and an event meanwhile.
  static func failures(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let ways = SmallFailure.all(limits)
    // The time from the start to the retry after a failure at the hard deadline.
    let retry = limits.hardDeadline + 1 + limits.failureBackoff
    let inputs: [Input?] = [
      nil, .reloadCalled(kind: 0), .locked(true), .rebooted, .processKilled(WidgetID(0)),
      .clockMoved(.hours(2)),
    ]
    let instants = distinct(
      [0, limits.hardDeadline, 600_000_000, retry - 1, retry, retry + 1].filter { $0 >= 0 }
    )
    let radices = [ways.count, 3, inputs.count * instants.count]
    return ScenarioBlock(name: "failures", radices: radices) { digits in
      let way = ways[digits[0]]
      var widget = Widget()
      widget.placements = [PlacedWidget()]
      widget.timelines = [way.call]
      widget.views = way.views
      if digits[1] > 0 {
        var good = ScriptedAnswer()
        good.entries = [ScriptedEntry()]
        if digits[1] == 2 { good.policy = .atEnd }
        widget.timelines.append(ScriptedCall(good))
      }
      var scenario = base
      scenario.length = Interval(microseconds: retry) + .hours(1)
      scenario.widgets = [widget]
      let instant = Instant(microseconds: instants[digits[2] % instants.count])
      scenario.workload = [Stimulus(inputs[digits[2] / instants.count], at: instant)]
      return GeneratedScenario(scenario, faults: way.faults, limits: limits)
    }
  }
}

/// One way for a timeline request to fail, or barely not to.
struct SmallFailure: Sendable {
  var call: ScriptedCall
  var faults = FaultSet()
  var views: [ViewTree] = []

  private init(_ fault: Fault? = nil, _ change: (inout ScriptedCall) -> Void) {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    call = ScriptedCall(answer)
    change(&call)
    if let fault { faults.insert(fault) }
  }

  static func all(_ limits: Boundaries) -> [SmallFailure] {
    var impure = SmallFailure(.impureView) { $0.answers[0].entries[0].isImpure = true }
    impure.views = [ViewTree(nodes: [ViewNode(.containerBackground)])]
    return [
      impure,
      SmallFailure(.neverAnswered) { $0.answers = [] },
      SmallFailure(.noEntries) { $0.answers[0].entries = [] },
      SmallFailure { call in
        call.answers[0].kind = .error
        call.answers[0].entries = []
      },
      SmallFailure(.wrongAnswer) { $0.answers[0].kind = .entry },
      SmallFailure { $0.answers[0].memory = limits.memory },
      SmallFailure(.muchMemory) { $0.answers[0].memory = limits.memory + 1 },
      SmallFailure { $0.answers[0].entrySize = limits.archive },
      SmallFailure(.largeArchive) { $0.answers[0].entrySize = limits.archive + 1 },
      SmallFailure(.answeredTwice) { $0.answers.append($0.answers[0]) },
      SmallFailure(.answeredTwice) { call in
        call.answers.append(call.answers[0])
        call.answers[1].delay = Interval(microseconds: limits.hardDeadline + 1)
        call.answers[1].policy = .atEnd
      },
    ]
  }
}
