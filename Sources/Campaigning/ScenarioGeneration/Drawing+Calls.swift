import Clauses
import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the answers to a widget's timeline requests, and records their faults.
  mutating func drawTimelines(_ widget: inout Widget, _ number: Int) {
    // A tap needs an entry on display, so the first call must not fail.
    let beginsWell = uses(.taps)
    let most = isOn(.severalCalls) || isOn(.taps) ? 4 : 1
    source.list(.timelineCall, max: most, average: most == 1 ? 1 : 2) { call in
      var faults = FaultSet()
      var views = FaultSet()
      let all = features
      if beginsWell, call == 0 { features = all.subtracting(Feature.failures) }
      widget.timelines.append(drawTimelineCall(widget, &faults, &views))
      features = all
      seed(faults, views, widget: number, call: call)
    }
  }

  private mutating func seed(_ faults: FaultSet, _ views: FaultSet, widget: Int, call: Int) {
    guard faults.rawValue | views.rawValue != 0 else { return }
    for fault in faults.union(views).list {
      let families = fault == .misplacedLink ? boundaries.familiesWithoutLinks : nil
      seeded.append(FaultSite(fault.clause, widget: widget, call: call, families: families))
      census.add(fault)
    }
  }

  /// Draws one call: answered once unless a feature changes that.
  private mutating func drawTimelineCall(
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet
  ) -> ScriptedCall {
    var call = ScriptedCall()
    if uses(.silence, 1, in: 3) {
      faults.insert(.neverAnswered)
      return call
    }
    call.answers.append(drawTimelineAnswer(widget, &faults, &views))
    guard uses(.doubleAnswers, 1, in: 3) else { return call }
    faults.insert(.answeredTwice)
    var unjudged = FaultSet()
    var unjudgedViews = FaultSet()
    var second = drawTimelineAnswer(widget, &unjudged, &unjudgedViews)
    let first = call.answers[0].delay.microseconds
    second.delay = Interval(microseconds: number(first...max(first, 2 * boundaries.hardDeadline)))
    call.answers.append(second)
    return call
  }

  private mutating func drawTimelineAnswer(
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet
  ) -> ScriptedAnswer {
    var answer = ScriptedAnswer()
    source.open(.answer)
    defer { source.close() }
    answer.delay = drawDelay(&faults)
    drawMemory(&answer, &faults)
    if uses(.errors, 1, in: 3) {
      // An error is an answer of no kind: it fails the request but is not itself a fault.
      answer.kind = source.flag() ? .entry : .error
      if answer.kind == .entry { faults.insert(.wrongAnswer) }
      return answer
    }
    drawEntries(&answer, widget, &faults, &views)
    drawPolicy(&answer)
    faults.removeFault(excusedBy: answer)
    drawArchive(&answer, &faults)
    return answer
  }

  /// Draws the delay of an answer: none, within the soft deadline, or beyond a deadline.
  private func drawDelay(_ faults: inout FaultSet) -> Interval {
    if uses(.deadlines, 1, in: 3) {
      // If a user sets the hard deadline below the soft one, no answer is both slow and in time.
      let isLate = source.flag() || boundaries.softDeadline >= boundaries.hardDeadline
      let delay =
        isLate
        ? number((boundaries.hardDeadline + 1)...max(2, 2 * boundaries.hardDeadline))
        : number((boundaries.softDeadline + 1)...boundaries.hardDeadline)
      if delay > boundaries.softDeadline { faults.insert(.slowAnswer) }
      if isLate { faults.insert(.lateAnswer) }
      return Interval(microseconds: delay)
    }
    guard boundaries.harmlessDelay > 0, uses(.slowness) else { return .zero }
    return Interval(microseconds: number(1...boundaries.harmlessDelay))
  }

  /// Draws the memory of an answer: little, up to the limit, or beyond it.
  private func drawMemory(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    guard uses(.sizes) else { return }
    answer.memory = drawProcessMemory()
    if answer.memory > boundaries.memory { faults.insert(.muchMemory) }
  }

  /// Draws the size of an archive: small, up to the limit, or beyond it.
  private func drawArchive(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    let count = Int64(answer.entries.count)
    guard count > 0, uses(.sizes) else { return }
    let largest = boundaries.archive / count
    if source.flag(1, in: 3) {
      faults.insert(.largeArchive)
      answer.entrySize = largest + 1 + excess(upTo: 1 << 20)
    } else {
      answer.entrySize = number(0...largest)
    }
  }

  /// Draws the reload policy: never, at the end, or near some entry.
  private func drawPolicy(_ answer: inout ScriptedAnswer) {
    guard isOn(.policies) || source.flag(1, in: 4) else { return }
    switch source.pick(weights: [3, 4, 5]) {
    case 0: break
    case 1: answer.policy = .atEnd
    default:
      answer.policy = .after
      let base = Int(source.draw(upTo: UInt64(min(answer.entries.count, 8))))
      if base > 0 { answer.after = answer.entries[base - 1].offset }
      let distance = Interval(microseconds: drawDistance())
      answer.after = source.flag(1, in: 4) ? answer.after - distance : answer.after + distance
    }
    if boundaries.isUnpaced { answer.slowDown() }
  }

  /// Draws a distance near one of the profile's intervals, up to a day.
  private func drawDistance() -> Int64 {
    let boundaries = boundaries
    let distance = source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
      let word = generator.next()
      let nudge = word >> 8 & 1
      switch word & 7 {
      case 0: return nudge
      case 1, 2: return UInt64(boundaries.leastReloadInterval) + nudge
      case 3:
        return UInt64(boundaries.leastReloadInterval)
          - min(1, UInt64(boundaries.leastReloadInterval))
      case 4: return UInt64(boundaries.leastSpacing) * (1 + (word >> 16 & 7))
      default: return generator.next(upTo: 240) * 60_000_000
      }
    }
    return Int64(distance)
  }
}

extension ScriptedAnswer {
  /// Delays a policy that would be due at once.
  mutating func slowDown() {
    switch policy {
    case .never: break
    case .after: after = max(after, Boundaries.leastPace)
    case .atEnd:
      let last = entries.map(\.offset).max() ?? .zero
      guard last < Boundaries.leastPace else { return }
      policy = .after
      after = Boundaries.leastPace
    }
  }
}
