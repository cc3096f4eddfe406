import WidgetModel

/// What a subject will be told in a whole run as long as it does as expected, batch by batch.
struct RunLookahead {
  /// How many inputs a batch has at most.
  private static let longest = 64

  /// How many inputs the next batch has at most: twice as many as the last one came to, since what a subject
  /// does not reach was sent for nothing.
  private var reach = RunLookahead.longest

  private let run: Lookahead

  /// How many inputs came.
  private var inputs = 0

  /// How many of the expected effects came.
  private var met = 0

  init(_ run: Lookahead) { self.run = run }

  /// The batch that begins with an input or a wake, `nil` where another one was foreseen.
  func batch(beginning input: Input, at now: Instant) -> Lookahead? {
    let isWake = input == .woke
    if !isWake {
      guard inputs < run.coming.count, !isWaiting else { return nil }
      guard run.coming[inputs].instant == now, run.coming[inputs].input == input else { return nil }
    }
    let first = isWake ? Lookahead.Coming(input, at: now) : run.coming[inputs]
    // The place in the run of the batch's first input.
    let start = isWake ? inputs - 1 : inputs
    let end = min(start + reach, run.coming.count)
    var batch = Lookahead([first] + run.coming[(start + 1)..<end], until: run.end)
    batch.expected = run.expected[met...].prefix { $0.inputs <= end }.map {
      Lookahead.Expected($0.effect, at: $0.instant, after: $0.inputs - Int64(start))
    }
    guard end < run.coming.count else { return batch }
    let next = run.coming[end]
    batch.end = next.instant
    if case .answered = next.input { batch.end = next.instant - .tick }
    return batch
  }

  private var isWaiting: Bool { met < run.expected.count && run.expected[met].inputs <= inputs }

  /// Goes on by what came of a batch.
  mutating func advance(through course: BatchCourse, beginning input: Input) {
    inputs += course.inputs - (input == .woke ? 1 : 0)
    met += course.met
    reach = min(2 * course.inputs, RunLookahead.longest)
  }
}
