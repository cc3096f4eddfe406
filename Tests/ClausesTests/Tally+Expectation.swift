import Testing

@testable import Clauses

/// Expects what a checker found: the kinds of its violations and, if they are given, how often it saw each
/// situation.
///
/// Most tests of clauses say nothing else. The macro, written out for each, takes the compiler half as long again.
func expect(
  _ tally: Tally,
  kinds: [String],
  situations: [Int]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tally.kinds == kinds, sourceLocation: sourceLocation)
  if let situations { expect(tally, situations: situations, sourceLocation: sourceLocation) }
}

/// Expects how often a checker saw each situation.
func expect(
  _ tally: Tally,
  situations: [Int],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tally.situations == situations, sourceLocation: sourceLocation)
}
