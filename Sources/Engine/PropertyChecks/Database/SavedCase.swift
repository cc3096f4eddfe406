import PropertyTesting

/// A case that failed, kept so that the next run begins with it.
///
/// It is plain text that can be committed, compared and read. It outlives edits of the generator: the
/// choices are replayed along their spans, and what does not fit any more is repaired.
public struct SavedCase: Hashable, Sendable {
  /// How far the case had come when it was saved.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// As it was found; nothing was shrunk yet.
    case found

    /// The best case of a shrink that was not at its end; shrinking goes on from here.
    case unfinished

    /// A minimum.
    case minimal

    /// It did not fail each time.
    case flaky
  }

  /// The name of the property, unique among those of one store.
  public var property: String

  /// What the generator was when the case was saved, in whatever form its owner gives; may be nil.
  public var generator: String?

  /// What failed, as text.
  public var failure: String

  /// How far the case had come.
  public var state: State

  /// The value that the choices made, as text for people; nothing reads it.
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

  /// The format that is written, and the newest that is read.
  public static let format = 1

  /// The name under which it is kept: the address of its text.
  public var name: String { ContentAddress(of: text).description }

  /// The text of the case: the format, one field a line, then the number of choices and the choices.
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

/// A text on one line: backslashes and control characters are escaped.
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
