import PropertyTesting

/// The reason why a string is not a valid saved case.
public enum SavedCaseError: Error, Hashable {
  /// The first line is not that of a saved case.
  case notACase
  case newerFormat(found: Int, newest: Int)
  /// A line before the choices is not a field.
  case noField(line: Int)
  case unknownField(String, line: Int)
  case repeatedField(String, line: Int)
  case missingField(String)
  case unknownState(String)
  /// A backslash does not begin a valid escape.
  case badEscape(line: Int)
  /// The number of choices differs from the stated one.
  case wrongCount(said: String, found: Int)
  case choices(ChoiceTextError)
}

extension SavedCaseError: CustomStringConvertible {
  /// A one-line description of the error, with advice.
  public var description: String {
    switch self {
    case .notACase:
      """
      it does not begin with `\(SavedCase.opening)` and the number of a format; \
      keep other files out of the folder of saved cases
      """
    case .newerFormat(let found, let newest):
      """
      it has format \(found), and this version reads formats up to \(newest); \
      use the version that wrote it or a newer one
      """
    case .noField(let line):
      "line \(line) is not a field; write `name: value` on one line, and the choices last"
    case .unknownField(let name, let line):
      "line \(line) has the unknown field `\(name)`; take it out or use the version that wrote it"
    case .repeatedField(let name, let line):
      "line \(line) repeats the field `\(name)`; keep one of them"
    case .missingField(let name):
      "the field `\(name)` is missing; restore the file or delete it"
    case .unknownState(let text):
      """
      the state `\(text)` is unknown; \
      it is one of \(SavedCase.State.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .badEscape(let line):
      "line \(line) has a backslash that does not begin an escape; write it twice"
    case .wrongCount(let said, let found):
      "it says `\(said)` choices and has \(found); restore the file or delete it"
    case .choices(let error):
      "\(error)"
    }
  }
}
