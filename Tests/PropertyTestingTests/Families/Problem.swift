import PropertyTesting
import Testing

/// A shrinking problem with random parameters: a generator, a failing property, and the simplest
/// failing value, found by other means than shrinking.
struct Problem<Value: Hashable & Sendable>: Sendable {
  let draw: @Sendable (ChoiceSource) -> Value
  let breaks: @Sendable (Value) -> Bool

  /// The simplest failing value; nil to compare only the results of several starts.
  let ideal: Value?

  init(
    ideal: Value?,
    draw: @escaping @Sendable (ChoiceSource) -> Value,
    breaks: @escaping @Sendable (Value) -> Bool
  ) {
    self.draw = draw
    self.breaks = breaks
    self.ideal = ideal
  }
}

/// The result of one shrink of a problem.
struct Trial: Sendable {
  let result: String
  let ideal: String?
  let calls: Int
  let generatorRuns: Int

  var isIdeal: Bool { result == ideal }
}

/// A generator that counts its runs.
struct Counted<Value>: Generator {
  let draw: @Sendable (ChoiceSource) -> Value
  let count: RunCount

  func generate(from source: ChoiceSource) -> Value {
    count.runs += 1
    return draw(source)
  }
}

/// The number of generator runs; used by one thread.
final class RunCount: @unchecked Sendable {
  var runs = 0
}

extension Problem {
  /// Finds a failure from a seed and shrinks it; nil if no case fails.
  func trial(seed: UInt64, options: SearchOptions, cases: Int = 20_000) -> Trial? {
    let count = RunCount()
    let generator = Counted(draw: draw, count: count)
    let island = Island(
      seed: seed,
      index: 0,
      of: 1,
      cases: cases,
      generator: generator,
      failure: Int.self,
      options: options
    )
    let search = island.runUntilFailure { value, _ in Verdict(breaks(value) ? [1] : []) }
    guard let found = search.failures.first else { return nil }
    count.runs = 0
    let shrinker = Shrinker(generator: generator, budget: 4_000, confirmations: 1) { value in
      Verdict(breaks(value) ? [1] : [])
    }
    let shrunk = shrinker.shrink(found.choices, keeping: 1, passing: search.passing)
    return Trial(
      result: "\(shrunk.value)",
      ideal: ideal.map { "\($0)" },
      calls: shrunk.calls,
      generatorRuns: count.runs
    )
  }
}

/// A family of problems; each seed draws its own parameters.
struct Family: Sendable, CustomTestStringConvertible {
  let name: String

  /// The least share of results, in percent, that must be ideal.
  let bar: Int

  /// True if the search does not reach the bar yet.
  let isMissed: Bool

  var testDescription: String { name }

  /// A run from one start, found at default or at full size; nil if nothing was found.
  typealias Run = @Sendable (_ start: UInt64, _ isFullSize: Bool) -> Trial?

  /// Makes the problem of a seed.
  let problem: @Sendable (_ parameters: UInt64) -> Run

  init<Value>(
    _ name: String,
    bar: Int = 95,
    isMissed: Bool = false,
    _ problem: @escaping @Sendable (inout Parameters) -> Problem<Value>
  ) {
    self.name = name
    self.bar = bar
    self.isMissed = isMissed
    self.problem = { parameters in
      var drawn = Parameters(seed: parameters)
      let problem = problem(&drawn)
      return { start, isFullSize in
        problem.trial(seed: start, options: isFullSize ? .randomAtFullSize : SearchOptions())
      }
    }
  }
}

/// A stream of random parameters.
struct Parameters {
  private var generator: Xoshiro256

  init(seed: UInt64) { generator = Xoshiro256(seed: seed, 48) }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next(upTo: UInt64(range.upperBound - range.lowerBound)))
  }
}

/// Returns the first sequence of numbers that fails, in the order of choices.
///
/// `next` gives the numbers that may follow a prefix, simplest first; nil ends the sequence.
func simplest(
  _ prefix: [Int] = [],
  next: ([Int]) -> [Int]?,
  while breaks: ([Int]) -> Bool
) -> [Int]? {
  guard let numbers = next(prefix) else { return breaks(prefix) ? prefix : nil }
  for number in numbers {
    if let found = simplest(prefix + [number], next: next, while: breaks) { return found }
  }
  return nil
}
