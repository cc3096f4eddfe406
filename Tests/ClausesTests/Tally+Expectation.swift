import Testing

@testable import Clauses

/// Expects what a checker found: the kinds of its violations, how often it saw each situation, or both.
///
/// Most tests of clauses say nothing else. The macro, written out for each, takes the compiler twice as long.
func expect(
  _ tally: Tally,
  kinds: [String]? = nil,
  situations: [Int]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let kinds { #expect(tally.kinds == kinds, sourceLocation: sourceLocation) }
  if let situations { #expect(tally.situations == situations, sourceLocation: sourceLocation) }
}
