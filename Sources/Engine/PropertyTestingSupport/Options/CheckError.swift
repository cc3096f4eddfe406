import PropertyChecks
import PropertyTesting

/// A configuration error of a check.
public enum CheckError: Error, Hashable {
  /// The closure returns a type that is not a verdict.
  case noVerdict(type: String)
  case badReplay(ChoiceTextError)
  case badSeed(String, variable: String)
  case badObservations(String)
  /// The closure suspends, or the platform has no `fork`.
  case cannotIsolate
  /// The closure suspends, so its code runs on threads of others.
  case cannotGuide
  /// The property runs no code that was compiled to report its coverage.
  case notInstrumented
}

extension CheckError: CustomStringConvertible {
  /// A one-line description of the error, with advice.
  public var description: String {
    switch self {
    case .noVerdict(let type):
      """
      the closure of a check gives back \(type), which nobody judges; \
      give back a Bool, or nothing and use #expect
      """
    case .badReplay(let error): "the case to replay cannot be read: \(error)"
    case .badObservations(let path):
      "no observations can be written to `\(path)`; name a file of a folder that is there"
    case .cannotIsolate:
      "an isolated check needs `fork` and a closure that does not suspend; take `.isolated` out"
    case .cannotGuide:
      "a check that coverage guides needs a closure that does not suspend; take `.guidedByCoverage` out"
    case .notInstrumented:
      """
      nothing that the property ran reports its coverage; compile the code under test with \
      `-sanitize=fuzzer -sanitize-coverage=edge,trace-pc-guard,trace-cmp`, or take \
      `.guidedByCoverage` out
      """
    case .badSeed(let text, let variable):
      "\(variable) is `\(text)`; set it to a number from 0 to 2^64 - 1, or unset it"
    }
  }
}
