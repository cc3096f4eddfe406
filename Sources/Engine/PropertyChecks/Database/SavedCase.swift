import PropertyTesting

/// A failing case that is kept so that the next run begins with it.
///
/// It is plain text that can be committed, compared and read. It survives edits of the generator and
/// new versions of this package: see <doc:SavedCases>.
public struct SavedCase: Hashable, Sendable {
  /// The progress of a case when it was saved.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Found, but not shrunk.
    case found

    /// The best case of an unfinished shrink, which can continue from here.
    case unfinished

    case minimal

    /// Found, but not reproducible every time.
    case flaky
  }

  /// The name of the property, unique among those of one store.
  public var property: String

  /// An owner-defined description of the generator when the case was saved.
  public var generator: String?

  /// The description of the failure.
  public var failure: String

  /// The progress of the case.
  public var state: State

  /// The generated value as text, for people only.
  public var value: String

  /// The generated value in a form that can be read back; nil if it has none.
  public var encodedValue: String?

  /// The choices.
  public var choices: ChoiceSequence

  /// Creates a case to be saved.
  public init(
    property: String,
    generator: String? = nil,
    failure: String,
    state: State,
    value: String = "",
    encodedValue: String? = nil,
    choices: ChoiceSequence
  ) {
    self.property = property
    self.generator = generator
    self.failure = failure
    self.state = state
    self.value = value
    self.encodedValue = encodedValue
    self.choices = choices
  }

  /// The newest readable format, written if the value can be read back; all earlier ones can be
  /// read, too, and format 1 has no encoded value.
  public static let format = 2

  /// The name in a store: the address of the text.
  public var name: String { ContentAddress(of: text).description }

  /// The text of the case: the format, one field per line, the number of choices, and the choices.
  public var text: String {
    var lines = [
      "\(Self.opening) \(encodedValue == nil ? 1 : Self.format)", "property: \(escaped(property))",
    ]
    if let generator { lines.append("generator: \(escaped(generator))") }
    lines.append("failure: \(escaped(failure))")
    lines.append("state: \(state.rawValue)")
    lines.append("value: \(escaped(value))")
    if let encodedValue { lines.append("encoded: \(escaped(encodedValue))") }
    lines.append("choices: \(choices.values.count)")
    lines.append(contentsOf: choices.lines().map { "  " + $0 })
    return lines.map { $0 + "\n" }.joined()
  }

  static let opening = "property-testing case"
}

/// Escapes backslashes and control characters, so that the text fits on one line.
private func escaped(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": line += "\\\\"
    case "\n": line += "\\n"
    case "\r": line += "\\r"
    case "\t": line += "\\t"
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      line += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line
}
