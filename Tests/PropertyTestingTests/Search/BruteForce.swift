@testable import PropertyTesting

/// Returns all cases of a generator that makes at most a number of choices with at most a bound.
///
/// These are the recordings of every possible sequence, rejected ones included.
func bruteForce<G: Generator>(
  _ generator: G,
  choices count: Int,
  bound: UInt64
) -> Set<[UInt64]> {
  let source = ChoiceSource()
  var found: Set<[UInt64]> = []
  var asked = [UInt64](repeating: 0, count: count)
  while true {
    source.beginReplay(asked)
    _ = generator.generate(from: source)
    precondition(source.count <= count, "the generator makes more choices than was said")
    precondition(source.choices.allSatisfy { $0.bound <= bound }, "a bound is larger than was said")
    found.insert(source.values)
    guard let place = asked.lastIndex(where: { $0 < bound }) else { return found }
    asked[place] += 1
    for later in asked.indices where later > place { asked[later] = 0 }
  }
}

/// Returns the cases that an enumeration finds, nil if it does not consider the domain small.
func enumerated<G: Generator>(_ generator: G, upTo limit: Int = 4096) -> [[UInt64]]? {
  let source = ChoiceSource()
  return Enumeration.cases(upTo: limit, in: source) { _ = generator.generate(from: source) }
}
