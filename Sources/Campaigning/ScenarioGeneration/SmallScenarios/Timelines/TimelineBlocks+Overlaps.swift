import Clauses
import WidgetModel

extension TimelineBlocks {
  /// Two requests of a widget that overlap by each amount, and perhaps an answer of another widget.
  ///
  /// They are never answered, or answered at the last instant in time or just too late.
  static func overlaps(_ base: Scenario, _ limits: Boundaries) -> ScenarioBlock {
    let kinds: [RequestKind] = [.timeline, .placeholder, .snapshot, .intent]
    let gaps: [Interval] = [.zero, .tick, .seconds(1), .seconds(2), .seconds(3)]
    let delays: [Interval?] = [nil, .zero, .tick]
    let radices = [kinds.count, kinds.count, gaps.count, delays.count, 2]
    return ScenarioBlock(name: "overlaps", radices: radices) { digits in
      let pair = SmallOverlap(limits: limits, late: delays[digits[3]])
      let asked = [(digits[0], Interval.zero), (digits[1], gaps[digits[2]])]
      var scenario = base
      scenario.length = .hours(4)
      scenario.widgets = [pair.widget, SmallOverlap.prompt]
      scenario.workload = asked.enumerated().map { place, asked in
        Stimulus(
          SmallOverlap.input(for: kinds[asked.0], secondly: place == 1),
          at: .start + .hours(1) + asked.1
        )
      }
      if digits[4] == 1 {
        scenario.workload.append(
          Stimulus(.reloadCalled(kind: 1), at: .start + .hours(1) + .seconds(10))
        )
      }
      // Environment changes ask for a timeline as well, and so does an intent that returns in time.
      let asks = asked.contains { number, _ in
        kinds[number] != .snapshot && (kinds[number] != .intent || pair.late == .zero)
      }
      var generated = GeneratedScenario(
        scenario,
        faults: asks ? pair.faults : [],
        of: 1,
        limits: limits
      )
      if pair.late != nil, asked.contains(where: { kinds[$0.0] == .placeholder }) {
        generated.seeded.append(
          FaultSite(Fault.slowPlaceholder.clause, widget: 0, request: .placeholder, call: 1)
        )
      }
      return generated
    }
  }
}

/// A widget whose first requests are answered at once, and later ones at their limits or never.
private struct SmallOverlap {
  let limits: Boundaries

  /// The time of an answer relative to its request's limit, `nil` for never.
  let late: Interval?

  var widget: Widget {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    var entry = answer
    entry.kind = .entry
    var widget = Widget.small(answer)
    widget.timelines += [call(answer), widget.timelines[0]]
    widget.placeholders = [ScriptedCall(entry), call(entry)]
    widget.snapshots = [call(entry)]
    var intent = ScriptedIntent()
    intent.outcome = late == nil ? .hangs : .returns
    intent.delay = Interval(microseconds: limits.intentDeadline) + (late ?? .zero)
    widget.intents = [intent, intent]
    widget.views = [
      ViewTree(nodes: [
        ViewNode(.containerBackground), ViewNode(.button, depth: 1, target: 1),
        ViewNode(.toggle, depth: 1, target: 2),
      ])
    ]
    return widget
  }

  var faults: FaultSet {
    var faults = FaultSet()
    guard let late else {
      faults.insert(.neverAnswered)
      return faults
    }
    if limits.hardDeadline + late.microseconds > limits.softDeadline { faults.insert(.slowAnswer) }
    if late > .zero { faults.insert(.lateAnswer) }
    return faults
  }

  static var prompt: Widget {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    var widget = Widget.small(answer)
    widget.kind = 1
    widget.views = [ViewTree(nodes: [ViewNode(.containerBackground)])]
    return widget
  }

  private func call(_ answer: ScriptedAnswer) -> ScriptedCall {
    guard let late else { return ScriptedCall() }
    var answer = answer
    answer.delay = Interval(microseconds: limits.hardDeadline) + late
    return ScriptedCall(answer)
  }

  static func input(for kind: RequestKind, secondly: Bool) -> Input {
    switch kind {
    case .placeholder: .localeChanged(secondly ? 2 : 1)
    case .snapshot: .galleryOpened(WidgetID(0), .systemSmall)
    case .intent: .tapped(PlacementID(0), node: secondly ? 2 : 1)
    default: .reloadCalled(kind: 0)
    }
  }
}
