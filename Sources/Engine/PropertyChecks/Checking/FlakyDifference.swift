import PropertyTesting

/// The first step in which a failing and a passing run of the same choices differ.
///
/// Steps are what the property recorded about its case, in order, and the steps of state machines.
public struct FlakyDifference: Hashable, Sendable {
  /// The number of steps before it, which are equal in both runs.
  public let equalSteps: Int

  /// The step of the failing run; nil if that had no further step.
  public let failing: String?

  /// The step of the passing run; nil if that had no further step.
  public let passing: String?

  /// Compares two runs; nil if their steps are equal.
  init?(failing: [String], passing: [String]) {
    let equal = zip(failing, passing).prefix { $0 == $1 }.count
    guard equal < max(failing.count, passing.count) else { return nil }
    equalSteps = equal
    self.failing = equal < failing.count ? failing[equal] : nil
    self.passing = equal < passing.count ? passing[equal] : nil
  }
}

extension FlakyDifference: CustomStringConvertible {
  /// Both steps on one line.
  public var description: String {
    func quoted(_ step: String?) -> String { step.map { "`\($0)`" } ?? "no further step" }
    let before = equalSteps == 1 ? "1 equal step" : "\(equalSteps) equal steps"
    return
      "after \(before), \(quoted(failing)) in a failing run and \(quoted(passing)) in a passing one"
  }
}

extension Check {
  /// Runs a flaky case again until it has failed and passed, and compares the steps of the two runs.
  @usableFromInline
  func difference(
    of choices: [UInt64],
    _ failure: Failure,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> FlakyDifference? {
    let source = ChoiceSource()
    source.isTracing = true
    var failing: [String]?
    var passing: [String]?
    for _ in 0..<Self.comparedRuns where failing == nil || passing == nil {
      source.beginReplay(choices)
      let value = generator.generate(from: source)
      let verdict = property(value, source)
      // What the generator drew is a step, too: it differs if the generator depends on more.
      let drawn = source.choices.map { "choice of \($0.value)" }
      let steps = drawn + source.tracedSteps
      if verdict.failures.contains(failure) {
        failing = failing ?? steps
      } else {
        passing = passing ?? steps
      }
    }
    guard let failing, let passing else { return nil }
    return FlakyDifference(failing: failing, passing: passing)
  }

  private static var comparedRuns: Int { 20 }
}
