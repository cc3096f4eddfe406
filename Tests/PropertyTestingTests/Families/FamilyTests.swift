import Foundation
import PropertyTesting
import Testing

// Goal: problems in which several parts must change together end at their simplest failing value.
// Method: problems with random parameters, shrunk from starts found at default and at full size;
// the ideal value comes from trying the values in order. `SHRINK_PROBLEMS` sets the number of
// problems of each family.
@Suite struct FamilyTests {
  private static let problems =
    ProcessInfo.processInfo.environment["SHRINK_PROBLEMS"].flatMap { UInt64($0) } ?? 4

  /// Counts over the problems of one family.
  private struct Figures {
    var ideal = 0
    var judged = 0
    var calls = 0
    var generatorRuns = 0
    var mostResults = 0

    /// Expects the share of ideal results, of which two may be missing: the trials are few.
    ///
    /// A bar that is known to be missed is a known issue, which the test reports once it is reached.
    func expectShare(of family: Family) {
      guard family.isMissed else {
        #expect((ideal + 2) * 100 >= family.bar * judged)
        return
      }
      withKnownIssue { #expect(ideal * 100 >= family.bar * judged) }
    }

    init(_ family: Family, problems: UInt64, starts: UInt64) {
      for parameters in 0..<problems {
        let run = family.problem(parameters)
        let trials = (0..<starts).flatMap { start in
          [false, true].compactMap { run(1000 + 77 * start + parameters, $0) }
        }
        ideal += trials.count(where: \.isIdeal)
        judged += trials.count { $0.ideal != nil }
        calls += trials.reduce(0) { $0 + $1.calls }
        generatorRuns += trials.reduce(0) { $0 + $1.generatorRuns }
        mostResults = max(mostResults, Set(trials.map(\.result)).count)
      }
    }
  }

  @Test(arguments: Family.bounds + Family.ties + Family.spansAlike + Family.laterTies)
  func `numbers and lists that hang together end at the simplest case`(family: Family) {
    let figures = Figures(family, problems: Self.problems, starts: 2)
    #expect(figures.judged > 0)
    figures.expectShare(of: family)
    #expect(family.isMissed || figures.mostResults <= 2)
    #expect(figures.generatorRuns <= 4 * figures.calls)
  }

  @Test(arguments: Family.floats + Family.laterFloats)
  func `floating-point numbers that hang together end at a simple case`(family: Family) {
    let figures = Figures(family, problems: Self.problems, starts: 1)
    #expect(figures.judged > 0)
    figures.expectShare(of: family)
    #expect(figures.generatorRuns <= 4 * figures.calls)
  }

  // The ideals of terms take long to find, so there are fewer problems.
  @Test(arguments: Family.terms)
  func `typed terms end at the simplest term of the simplest type`(family: Family) {
    let figures = Figures(family, problems: max(1, Self.problems / 2), starts: 3)
    #expect(figures.judged > 0)
    figures.expectShare(of: family)
    // The goal is four; the families with binders need up to 4.9.
    #expect(figures.generatorRuns <= 5 * figures.calls)
  }
}
