import PropertyTesting

/// A failing case that is kept so that the next run begins with it.
///
/// It is plain text that can be committed, compared and read. It survives edits of the generator:
/// the choices are replayed along their spans and repaired if they no longer fit.
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

  /// The choices.
  public var choices: ChoiceSequence

  /// Creates a case to be saved.
  public init(
    property: String,
    generator: String? = nil,
    failure: String,
    state: State,
    value: String = "",
    choices: ChoiceSequence
  ) {
    self.property = property
    self.generator = generator
    self.failure = failure
    self.state = state
    self.value = value
    self.choices = choices
  }

  /// The format version that is written, and the newest that can be read.
  public static let format = 1

  /// The name in a store: the address of the text.
  public var name: String { ContentAddress(of: text).description }

  /// The text of the case: the format, one field per line, the number of choices, and the choices.
  public var text: String {
    var lines = ["\(Self.opening) \(Self.format)", "property: \(escaped(property))"]
    if let generator { lines.append("generator: \(escaped(generator))") }
    lines.append("failure: \(escaped(failure))")
    lines.append("state: \(state.rawValue)")
    lines.append("value: \(escaped(value))")
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
