import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

/// A runtime that takes one number of an event for another, such as a widget's for its placement's.
struct NumberConfusion: Hashable, Sendable, CustomTestStringConvertible {
  let kind: EventKind

  /// The path of the number that is wrong.
  let path: String

  /// The path of the number that it is taken for.
  let other: String

  var testDescription: String { id }

  var id: String { "\(kind.rawValue).\(path)-is-\(other)" }

  /// The reference with the confusion: it hears inputs so, and says effects so.
  var subject: SubjectUnderTest {
    .runtime(id) { ConfusedRuntime(confusion: self) }
  }

  /// All confusions of which some event of the traces holds both numbers, the two being different.
  static func all(in traces: [Trace]) -> [NumberConfusion] {
    var found: Set<NumberConfusion> = []
    for trace in traces {
      for event in trace.events {
        switch event.body {
        case .input(let input): found.formUnion(all(NumberFields.of(input), of: input.kind))
        case .effect(let effect): found.formUnion(all(NumberFields.of(effect), of: effect.kind))
        }
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  private static func all(
    _ numbers: [(path: String, value: Int64)],
    of kind: EventKind
  ) -> [NumberConfusion] {
    let meant = numbers.filter { $0.value >= 0 }
    return meant.flatMap { number in
      meant.filter { $0.value != number.value }.map {
        NumberConfusion(kind: kind, path: number.path, other: $0.path)
      }
    }
  }
}

/// The reference behind ears and a mouth that confuse two numbers.
private struct ConfusedRuntime: Subject {
  let confusion: NumberConfusion
  private var base = ReferenceRuntime()

  init(confusion: NumberConfusion) { self.confusion = confusion }

  mutating func begin(_ setup: Setup) -> Hello { base.begin(setup) }
  mutating func define(_ view: ViewTree, as id: ViewID) throws { try base.define(view, as: id) }
  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    let heard = input.kind == confusion.kind ? confused(input) : input
    let first = effects.count
    try base.receive(heard, at: now, effects: &effects)
    for place in first..<effects.count where effects[place].kind == confusion.kind {
      effects[place] = confused(effects[place])
    }
  }

  private func confused<Event: Archivable>(_ event: Event) -> Event {
    NumberFields.confusing(confusion.path, with: confusion.other, in: event) ?? event
  }

  var nextWake: Instant { base.nextWake }
  mutating func end() { base.end() }
}
