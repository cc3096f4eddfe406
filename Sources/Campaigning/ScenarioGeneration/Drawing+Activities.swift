import PropertyTesting
import WidgetModel

extension Drawing {
  /// What an app and a person do with Live Activities, among all else that happens.
  mutating func drawActivities(into scenario: inout Scenario) {
    // Drawn last, so that everything else is the same with and without them.
    guard boundaries.hasActivities, source.flag(1, in: 6) else { return }
    // Mostly the app is in front as it begins, without which nothing starts.
    if source.flag(7, in: 8) {
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
    }
    drawStimuli(
      from: Drawing.activityStimuli.map(\.word),
      weights: Drawing.activityStimuli.map(\.weight),
      max: 16,
      average: 6,
      into: &scenario
    )
  }

  /// Notes when time may do something to an activity because of what was said of it.
  mutating func meetEnd(of input: ActivityInput, from time: Int64) {
    switch input {
    case .started(_, let content):
      meet(time + boundaries.activityLife)
      meet(time + content.staleAfter.microseconds)
    case .updated(_, let content): meet(time + content.staleAfter.microseconds)
    case .ended(_, .after(let date)):
      meet(time + date.microseconds)
      meet(time + boundaries.activityStay)
    case .ended: meet(time + boundaries.activityStay)
    case .swiped, .allowed: break
    }
  }

  private static let activityStimuli = [
    DrawnStimulus(.startActivity, 8), DrawnStimulus(.updateActivity, 8),
    DrawnStimulus(.endActivity, 4), DrawnStimulus(.swipeActivity, 2),
    DrawnStimulus(.allowActivities, 1),
  ]

  /// Something that is said of an activity; few numbers, so that they meet.
  func drawActivityInput(_ word: Input.Word) -> Input {
    switch word {
    case .startActivity: .activities(.started(drawActivity(), drawContent()))
    case .updateActivity: .activities(.updated(drawActivity(), drawContent()))
    case .endActivity: .activities(.ended(drawActivity(), drawDismissal()))
    case .swipeActivity: .activities(.swiped(drawActivity()))
    default: .activities(.allowed(!source.flag(1, in: 2)))
    }
  }

  private func drawActivity() -> ActivityID { ActivityID(index(6, first: 1, in: 3)) }

  private func drawContent() -> ActivityContent {
    var content = ActivityContent()
    if source.flag(1, in: 6) {
      content.bytes = Int32(
        clamping: max(0, boundaries.activityBytes + Int64(index(3, first: 1, in: 3)) - 1)
      )
    }
    if source.flag(1, in: 3) { content.staleAfter = drawDistance() }
    if source.flag(1, in: 3) { content.relevance = Int32(index(3, first: 1, in: 3)) }
    if source.flag(1, in: 6) { content.age = Interval(microseconds: drawSpan()) }
    return content
  }

  private func drawDismissal() -> DismissalPolicy {
    switch index(3, first: 1, in: 3) {
    case 0: .byDefault
    case 1: .immediate
    default: .after(drawDistance())
    }
  }

  /// How far a date lies from now: mostly ahead, within the times that an activity has.
  private func drawDistance() -> Interval {
    let span = Interval(microseconds: drawSpan())
    return source.flag(1, in: 6) ? .zero - span : span
  }

  private func drawSpan() -> Int64 {
    let stay = UInt64(max(0, boundaries.activityStay))
    let span = source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0: word >> 8 & 1
      case 1: stay
      case 2: stay + 1
      case 3: 3_600_000_000 * (word >> 8 & 15)
      default: 60_000_000 * (word >> 8 & 63)
      }
    }
    return Int64(span)
  }
}
