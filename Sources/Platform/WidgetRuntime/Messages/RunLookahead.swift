import WidgetModel

/// The predicted inputs of a whole run, split into batches.
struct RunLookahead {
  private static let longest = 64

  /// The maximum size of the next batch: twice the number reached, so that few inputs are wasted.
  private var reach = RunLookahead.longest

  private let run: Lookahead

  private var inputs = 0

  /// The number of expected effects so far.
  private var met = 0

  init(_ run: Lookahead) { self.run = run }

  /// Returns the batch that begins with an input, or `nil` if another one was predicted.
  func batch(beginning input: Input, at now: Instant) -> Lookahead? {
    let isWake = input == .woke
    if !isWake {
      guard inputs < run.coming.count, !isWaiting else { return nil }
      guard run.coming[inputs].instant == now, run.coming[inputs].input == input else { return nil }
    }
    let first = isWake ? Lookahead.Coming(input, at: now) : run.coming[inputs]
    // The index in the run of the batch's first input. A wake-up is not an input of the run, so its
    // batch starts one earlier.
    let start = isWake ? inputs - 1 : inputs
    let end = min(start + reach, run.coming.count)
    var batch = Lookahead([first] + run.coming[(start + 1)..<end], until: run.end)
    batch.expected = run.expected[met...].prefix { $0.inputs <= end }.map {
      Lookahead.Expected($0.effect, at: $0.instant, after: $0.inputs - Int64(start))
    }
    guard end < run.coming.count else { return batch }
    let next = run.coming[end]
    // The batch ends before the first input that it omits. An answer precedes a wake-up of its own
    // instant, so the subject may wake only before it.
    batch.end = next.instant
    if case .answered = next.input { batch.end = next.instant - .tick }
    return batch
  }

  private var isWaiting: Bool { met < run.expected.count && run.expected[met].inputs <= inputs }

  mutating func advance(through course: BatchCourse, beginning input: Input) {
    inputs += course.inputs - (input == .woke ? 1 : 0)
    met += course.met
    reach = min(2 * course.inputs, RunLookahead.longest)
  }
}
