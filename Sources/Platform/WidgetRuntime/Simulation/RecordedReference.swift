import WidgetModel

/// The reference runtime with a record of its inputs and effects.
struct RecordedReference: Subject {
  private var runtime = ReferenceRuntime()
  private var brought: Timeline?

  /// The inputs, and the effects that changed later inputs.
  private(set) var course = Lookahead(until: .start)

  var nextWake: Instant { runtime.nextWake }

  mutating func begin(_ setup: Setup) throws -> Hello { runtime.begin(setup) }

  mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try runtime.define(view, as: id)
  }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    brought = timeline
    try runtime.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    if input != .woke {
      course.coming.append(Lookahead.Coming(input, at: now, bringing: brought))
      brought = nil
    }
    try runtime.receive(input, at: now, effects: &effects)
    for effect in effects where effect.changesWhatComes {
      let inputs = Int64(course.coming.count)
      course.expected.append(Lookahead.Expected(effect, at: now, after: inputs))
    }
  }

  mutating func end() throws { runtime.end() }

  /// Returns the record of a run that ended at `end`.
  func course(until end: Instant) -> Lookahead {
    var course = course
    course.end = end
    return course
  }
}
