import Clauses
import PropertyTesting
import WidgetModel

extension Drawing {
  /// What a widget's code answers to its timeline requests, and what of it is a fault.
  mutating func drawTimelines(_ widget: inout Widget, _ number: Int) {
    // A tap needs an entry on display, whatever fails later.
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

  /// One call: answered once unless a feature says otherwise.
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
      // An error is an answer of no kind: it fails the request and is no fault of its own.
      answer.kind = source.flag() ? .entry : .error
      if answer.kind == .entry { faults.insert(.wrongAnswer) }
      return answer
    }
    drawEntries(&answer, widget, &faults, &views)
    drawPolicy(&answer)
    faults.settle(for: answer)
    drawArchive(&answer, &faults)
    return answer
  }

  /// The time to an answer: at once, within the soft deadline, or beyond one of the two.
  private func drawDelay(_ faults: inout FaultSet) -> Interval {
    if uses(.deadlines, 1, in: 3) {
      // Where a user has set the hard deadline below the soft one, nothing is slow and in time.
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

  /// The memory of an answer: none worth naming, up to the limit, or beyond it.
  private func drawMemory(_ answer: inout ScriptedAnswer, _ faults: inout FaultSet) {
    guard uses(.sizes) else { return }
    answer.memory = drawProcessMemory()
    if answer.memory > boundaries.memory { faults.insert(.muchMemory) }
  }

  /// The size of an archive: none worth naming, up to the limit, or beyond it.
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

  /// When the next timeline is asked for: never, at the end, or near some entry.
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

  /// A length of time near one of the profile's intervals, up to a day.
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
  /// Makes a policy that would be due at once wait a little.
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
