import Foundation
import PropertyChecks
import PropertyTesting

/// What a check takes from the environment.
enum CheckEnvironment {
  /// The variable that gives all checks without a seed of their own another one.
  static let seedVariable = "PROPERTY_TESTING_SEED"

  /// The variable that names a file for one line of each case.
  static let observationsVariable = "PROPERTY_TESTING_OBSERVATIONS"

  /// The file for one line of each case; nil when the environment names none.
  static var observations: String? {
    let path = ProcessInfo.processInfo.environment[observationsVariable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// The seed in the environment, decimal or hexadecimal with `0x`; nil when there is none.
  static func seed() throws(CheckError) -> UInt64? {
    try seed(of: ProcessInfo.processInfo.environment[seedVariable])
  }

  /// The seed that a text gives.
  static func seed(of text: String?) throws(CheckError) -> UInt64? {
    guard let text, !text.isEmpty else { return nil }
    let isHexadecimal = text.hasPrefix("0x")
    let digits = isHexadecimal ? text.dropFirst(2) : text[...]
    guard let seed = UInt64(digits, radix: isHexadecimal ? 16 : 10) else {
      throw .badSeed(text, variable: seedVariable)
    }
    return seed
  }
}
