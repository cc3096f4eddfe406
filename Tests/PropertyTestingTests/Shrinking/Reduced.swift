@testable import PropertyTesting

/// Runs one pass on the case of the given choices.
func reduced<G: Generator>(
  _ generator: G,
  _ start: [UInt64],
  by pass: (Reduction) -> Void,
  while breaks: @escaping (G.Value) -> Bool
) -> (value: G.Value, calls: Int) {
  let source = ChoiceSource()
  source.beginReplay(start)
  var value = generator.generate(from: source)
  precondition(source.values == start && breaks(value), "the start is not a failing case")
  let reduction = Reduction(
    source: source,
    budget: 1000,
    generate: { value = generator.generate(from: source) },
    showsFailure: { breaks(value) },
    accepted: { _ in },
    shouldStop: { false }
  )
  pass(reduction)
  source.beginReplay(reduction.best.values)
  return (generator.generate(from: source), reduction.calls)
}
