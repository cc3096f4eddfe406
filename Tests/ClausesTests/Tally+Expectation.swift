import Testing

@testable import Clauses

/// Expects the findings of a checker: the kinds of its violations and, if given, the count of each
/// situation.
///
/// Most tests of clauses say nothing else. Writing the macro out in each test would make
/// compilation half again as long.
func expect(
  _ tally: Tally,
  kinds: [String],
  situations: [Int]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tally.kinds == kinds, sourceLocation: sourceLocation)
  if let situations { expect(tally, situations: situations, sourceLocation: sourceLocation) }
}

/// Expects the count of each situation.
func expect(
  _ tally: Tally,
  situations: [Int],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(tally.situations == situations, sourceLocation: sourceLocation)
}
