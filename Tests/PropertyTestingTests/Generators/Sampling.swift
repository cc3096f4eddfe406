import Testing

@testable import PropertyTesting

/// Returns random values of a generator, at every size.
func draws<G: Generator>(_ generator: G, count: Int = 500, seed: UInt64 = 7) -> [G.Value] {
  let source = ChoiceSource()
  return (0..<count).map { index in
    source.beginRandom(
      Xoshiro256(seed: seed, UInt64(index)),
      size: index % 4 == 0 ? index % 101 : 100
    )
    return generator.generate(from: source)
  }
}

/// Returns the value of the simplest case.
func simplest<G: Generator>(_ generator: G) -> G.Value {
  let source = ChoiceSource()
  source.beginSimplest()
  return generator.generate(from: source)
}

/// Checks the contract of every generator: valid values, the same value again from its recording,
/// and a valid value from any choices, whose recording is a fixed point.
///
/// Values are compared by their descriptions, so that "not a number" equals itself.
func expectSound<G: Generator>(
  _ generator: G,
  count: Int = 200,
  sourceLocation: SourceLocation = #_sourceLocation,
  isValid: (G.Value) -> Bool
) {
  let source = ChoiceSource()
  var words = Xoshiro256(seed: 11)
  for index in 0..<count {
    if index % 2 == 0 {
      source.beginRandom(Xoshiro256(seed: 5, UInt64(index)), size: min(100, index))
    } else {
      let length = Int(words.next(upTo: 60))
      source.beginReplay((0..<length).map { _ in words.next() >> words.next(upTo: 63) })
    }
    let value = generator.generate(from: source)
    #expect(!source.isRejected, sourceLocation: sourceLocation)
    #expect(isValid(value), "\(value)", sourceLocation: sourceLocation)
    let (choices, spans) = (source.choices, source.spans)
    source.beginReplay(choices.map(\.value))
    let again = generator.generate(from: source)
    #expect(described(again) == described(value), sourceLocation: sourceLocation)
    #expect(source.choices == choices, sourceLocation: sourceLocation)
    source.beginReplay(Candidate(values: choices.map(\.value), spans: spans))
    let aligned = generator.generate(from: source)
    #expect(described(aligned) == described(value), sourceLocation: sourceLocation)
    #expect(source.spans == spans, sourceLocation: sourceLocation)
  }
}

/// Checks that stated choices make the value again, and are those that drawing it would record.
func expectRecords<G: RecordingGenerator>(
  _ generator: G,
  count: Int = 200,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let source = ChoiceSource()
  for value in draws(generator, count: count) {
    source.beginRecording()
    let isRecorded = generator.record(value, in: source)
    try #require(isRecorded, "\(value)", sourceLocation: sourceLocation)
    let (choices, spans) = (source.choices, source.spans)
    source.beginReplay(choices.map(\.value))
    let again = generator.generate(from: source)
    #expect(described(again) == described(value), sourceLocation: sourceLocation)
    #expect(source.choices == choices, sourceLocation: sourceLocation)
    #expect(source.spans == spans, sourceLocation: sourceLocation)
  }
}

/// Returns the distinct minima, described, of a failure that is shrunk from several random starts.
func minima<G: Generator>(
  of generator: G,
  starts: Int = 10,
  failing: @escaping (G.Value) -> Bool
) -> Set<String> {
  let shrinker = Shrinker<G, Int>(generator: generator, confirmations: 1) {
    failing($0) ? .failed([0]) : .passed
  }
  let source = ChoiceSource()
  var found: Set<String> = []
  var left = starts
  for index in 0..<5_000 where left > 0 {
    source.beginRandom(Xoshiro256(seed: 3, UInt64(index)))
    let value = generator.generate(from: source)
    guard !source.isRejected, failing(value) else { continue }
    left -= 1
    found.insert(described(shrinker.shrink(source.values, keeping: 0).value))
  }
  return found
}

/// Returns a description that does not depend on the order of hashes.
private func described<T>(_ value: T) -> String {
  if let set = value as? Set<Int> { return "\(set.sorted())" }
  if let pairs = value as? [Int: Int] { return "\(pairs.sorted { $0.key < $1.key })" }
  return "\(value)"
}
