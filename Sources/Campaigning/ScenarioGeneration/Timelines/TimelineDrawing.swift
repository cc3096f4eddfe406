import Clauses
import PropertyTesting
import WidgetModel

enum TimelineDrawing {
  static func drawTimelines(_ widget: inout Widget, _ number: Int, with drawing: inout Drawing) {
    // A tap needs an entry on display, so the first call must not fail.
    let beginsWell = drawing.uses(.taps)
    let most = drawing.isOn(.severalCalls) || drawing.isOn(.taps) ? 4 : 1
    drawing.source.list(.timelineCall, max: most, average: most == 1 ? 1 : 2) { call in
      var faults = FaultSet()
      var views = FaultSet()
      let all = drawing.features
      if beginsWell, call == 0 { drawing.features = all.subtracting(Feature.failures) }
      widget.timelines.append(drawTimelineCall(widget, &faults, &views, with: &drawing))
      drawing.features = all
      seed(faults, views, widget: number, call: call, with: &drawing)
    }
  }

  private static func seed(
    _ faults: FaultSet,
    _ views: FaultSet,
    widget: Int,
    call: Int,
    with drawing: inout Drawing
  ) {
    guard faults.rawValue | views.rawValue != 0 else { return }
    for fault in faults.union(views).list {
      let families = fault == .misplacedLink ? drawing.boundaries.familiesWithoutLinks : nil
      drawing.seeded.append(FaultSite(fault.clause, widget: widget, call: call, families: families))
      drawing.census.add(fault)
    }
  }

  /// Draws one call: answered once unless a feature changes that.
  private static func drawTimelineCall(
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet,
    with drawing: inout Drawing
  ) -> ScriptedCall {
    var call = ScriptedCall()
    if drawing.uses(.silence, 1, in: 3) {
      faults.insert(.neverAnswered)
      return call
    }
    call.answers.append(drawTimelineAnswer(widget, &faults, &views, with: &drawing))
    guard drawing.uses(.doubleAnswers, 1, in: 3) else { return call }
    faults.insert(.answeredTwice)
    var unjudged = FaultSet()
    var unjudgedViews = FaultSet()
    var second = drawTimelineAnswer(widget, &unjudged, &unjudgedViews, with: &drawing)
    let first = call.answers[0].delay.microseconds
    second.delay = Interval(
      microseconds: drawing.number(first...max(first, 2 * drawing.boundaries.hardDeadline))
    )
    call.answers.append(second)
    return call
  }

  private static func drawTimelineAnswer(
    _ widget: Widget,
    _ faults: inout FaultSet,
    _ views: inout FaultSet,
    with drawing: inout Drawing
  ) -> ScriptedAnswer {
    var answer = ScriptedAnswer()
    drawing.source.open(.answer)
    defer { drawing.source.close() }
    answer.delay = drawDelay(&faults, with: drawing)
    drawMemory(&answer, &faults, with: drawing)
    if drawing.uses(.errors, 1, in: 3) {
      // An error is an answer of no kind: it fails the request but is not itself a fault.
      answer.kind = drawing.source.flag() ? .entry : .error
      if answer.kind == .entry { faults.insert(.wrongAnswer) }
      return answer
    }
    drawEntries(&answer, widget, &faults, &views, with: drawing)
    drawPolicy(&answer, with: drawing)
    faults.removeFault(excusedBy: answer)
    drawArchive(&answer, &faults, with: drawing)
    return answer
  }

  /// Draws the delay of an answer: none, within the soft deadline, or beyond a deadline.
  private static func drawDelay(_ faults: inout FaultSet, with drawing: Drawing) -> Interval {
    if drawing.uses(.deadlines, 1, in: 3) {
      // If a user sets the hard deadline below the soft one, no answer is both slow and in time.
      let isLate =
        drawing.source.flag() || drawing.boundaries.softDeadline >= drawing.boundaries.hardDeadline
      let delay =
        isLate
        ? drawing.number(
          (drawing.boundaries.hardDeadline + 1)...max(2, 2 * drawing.boundaries.hardDeadline)
        )
        : drawing.number((drawing.boundaries.softDeadline + 1)...drawing.boundaries.hardDeadline)
      if delay > drawing.boundaries.softDeadline { faults.insert(.slowAnswer) }
      if isLate { faults.insert(.lateAnswer) }
      return Interval(microseconds: delay)
    }
    guard drawing.boundaries.harmlessDelay > 0, drawing.uses(.slowness) else { return .zero }
    return Interval(microseconds: drawing.number(1...drawing.boundaries.harmlessDelay))
  }

  /// Draws the memory of an answer: little, up to the limit, or beyond it.
  private static func drawMemory(
    _ answer: inout ScriptedAnswer,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    guard drawing.uses(.sizes) else { return }
    answer.memory = drawing.drawProcessMemory()
    if answer.memory > drawing.boundaries.memory { faults.insert(.muchMemory) }
  }

  /// Draws the size of an archive: small, up to the limit, or beyond it.
  private static func drawArchive(
    _ answer: inout ScriptedAnswer,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    let count = Int64(answer.entries.count)
    guard count > 0, drawing.uses(.sizes) else { return }
    let largest = drawing.boundaries.archive / count
    if drawing.source.flag(1, in: 3) {
      faults.insert(.largeArchive)
      answer.entrySize = largest + 1 + drawing.excess(upTo: 1 << 20)
    } else {
      answer.entrySize = drawing.number(0...largest)
    }
  }

  /// Draws the reload policy: never, at the end, or near some entry.
  private static func drawPolicy(_ answer: inout ScriptedAnswer, with drawing: Drawing) {
    guard drawing.isOn(.policies) || drawing.source.flag(1, in: 4) else { return }
    switch drawing.source.pick(weights: [3, 4, 5]) {
    case 0: break
    case 1: answer.policy = .atEnd
    default:
      answer.policy = .after
      let base = Int(drawing.source.draw(upTo: UInt64(min(answer.entries.count, 8))))
      if base > 0 { answer.after = answer.entries[base - 1].offset }
      let distance = Interval(microseconds: drawDistance(with: drawing))
      answer.after =
        drawing.source.flag(1, in: 4) ? answer.after - distance : answer.after + distance
    }
    if drawing.boundaries.isUnpaced { answer.slowDown() }
  }

  /// Draws a distance near one of the profile's intervals, up to a day.
  private static func drawDistance(with drawing: Drawing) -> Int64 {
    let boundaries = drawing.boundaries
    let distance = drawing.source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
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
