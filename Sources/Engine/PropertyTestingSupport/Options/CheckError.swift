import PropertyChecks
import PropertyTesting

/// A reason why a check cannot be run as it was written.
public enum CheckError: Error, Hashable {
  /// The closure gives something back that is no verdict.
  case noVerdict(type: String)
  /// The text of a replay cannot be read.
  case badReplay(ChoiceTextError)
  /// The seed in the environment is no number.
  case badSeed(String, variable: String)
  /// The file for one line of each case cannot be written.
  case badObservations(String)
}

extension CheckError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
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
    case .badSeed(let text, let variable):
      "\(variable) is `\(text)`; set it to a number from 0 to 2^64 - 1, or unset it"
    }
  }
}
