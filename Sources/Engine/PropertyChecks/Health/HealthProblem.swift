import PropertyTesting

/// A reason why the cases of a run are poor evidence, regardless of their verdicts.
public enum HealthProblem: Hashable, Sendable {
  /// Almost all cases are discarded: with 99 % confidence fewer than 1 % are valid.
  case tooManyDiscards(judged: Int, discarded: Int)

  /// At least a tenth of the cases exceeded the choice limit and were discarded.
  case tooLarge(cases: Int, of: Int, choiceLimit: Int)

  /// The time limit was reached before a tenth of the cases were run.
  case tooSlow(cases: Int, wanted: Int, limit: Duration)

  /// The choices of a failing case make a different case: the generator depends on something else.
  case generatorVaries(caseIndex: Int)
}

extension HealthProblem: CustomStringConvertible {
  /// A one-line description of the problem, with advice.
  public var description: String {
    switch self {
    case .tooManyDiscards(let judged, let discarded):
      """
      too many discards: only \(judged) of \(judged + discarded) cases were valid; \
      make valid values instead of filtering them out
      """
    case .tooLarge(let cases, let all, let limit):
      """
      too large: \(cases) of \(all) cases drew more than \(limit) choices and were discarded; \
      make smaller values
      """
    case .tooSlow(let cases, let wanted, let limit):
      """
      too slow: \(limit) were spent after \(cases) of \(wanted) cases; \
      make cases faster, ask for fewer, or give more time
      """
    case .generatorVaries(let caseIndex):
      """
      the generator varies: replaying the choices of case \(caseIndex) makes other choices; \
      draw everything from the source, and nothing from clocks, hash order or other randomness
      """
    }
  }
}
