import PropertyTesting

/// A reason why a text is no saved case.
public enum SavedCaseError: Error, Hashable {
  /// The first line is not that of a saved case.
  case notACase
  /// It was written by a newer version.
  case newerFormat(found: Int, newest: Int)
  /// A line before the choices is no field.
  case noField(line: Int)
  /// A field has a name that no reader of this format knows.
  case unknownField(String, line: Int)
  /// A field stands twice.
  case repeatedField(String, line: Int)
  /// A field is missing.
  case missingField(String)
  /// The state is none of those there are.
  case unknownState(String)
  /// A backslash begins no escape.
  case badLeak(line: Int)
  /// There are more or fewer choices than there should be.
  case wrongCount(said: String, found: Int)
  /// The choices cannot be read.
  case choices(ChoiceTextError)
}

extension SavedCaseError: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
  public var description: String {
    switch self {
    case .notACase:
      """
      it does not begin with `\(SavedCase.opening) \(SavedCase.format)`; \
      keep other files out of the folder of saved cases
      """
    case .newerFormat(let found, let newest):
      """
      it has format \(found), and this version reads formats up to \(newest); \
      use the version that wrote it or a newer one
      """
    case .noField(let line):
      "line \(line) is no field; write `name: value` on one line, and the choices last"
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
    case .badLeak(let line):
      "line \(line) has a backslash that begins no escape; write it twice"
    case .wrongCount(let said, let found):
      "it says `\(said)` choices and has \(found); restore the file or delete it"
    case .choices(let error):
      "\(error)"
    }
  }
}
