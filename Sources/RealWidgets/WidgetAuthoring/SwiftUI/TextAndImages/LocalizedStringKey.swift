import Foundation

/// A text that is looked up in the app's translations, with values put in.
///
/// Where the app's bundle has no table of texts, the key is the text, so that it shows what the code says.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The pieces in order; texts show what they show where they are drawn.
  enum Piece: Equatable, Sendable {
    case plain(String)
    case text(Text)
  }

  /// The whole, if all of it is plain.
  var plain: String
  /// The pieces, if some is a text or an image.
  var pieces: [Piece] = []
  /// How many values were put in.
  var valueCount = 0
  /// The key with its values as tables know it, where there are tables and it has values.
  var localized: String.LocalizationValue?

  /// Creates a key.
  public init(_ value: String) { plain = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { plain = value }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    plain = stringInterpolation.plain
    pieces = stringInterpolation.pieces
    valueCount = stringInterpolation.valueCount
    localized = stringInterpolation.localized.map {
      String.LocalizationValue(stringInterpolation: $0)
    }
    if !pieces.isEmpty, !plain.isEmpty {
      pieces.append(.plain(plain))
      plain = ""
    }
  }

  /// What a reader sees in an environment.
  func text(in environment: EnvironmentValues) -> String {
    guard !pieces.isEmpty else { return GrammarAgreement.applied(to: plain) }
    let text = pieces.map { piece in
      switch piece {
      case .plain(let text): text
      case .text(let text): text.string(in: environment)
      }
    }.joined()
    return GrammarAgreement.applied(to: text)
  }

  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var plain = ""
    var pieces: [Piece] = []
    var valueCount = 0
    /// What a look-up needs, where there are tables to look into.
    var localized: String.LocalizationValue.StringInterpolation?

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      if TextTables.areThere {
        localized = .init(
          literalCapacity: literalCapacity,
          interpolationCount: interpolationCount
        )
      }
      plain.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      localized?.appendLiteral(literal)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      plain += string
      valueCount += 1
      localized?.appendInterpolation(string)
    }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      plain += string
      valueCount += 1
      localized?.appendInterpolation(string)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      appendInterpolation(format.noted(input))
    }

    /// Adds a value in a format that marks its parts.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
      appendInterpolation(String(format.format(input).characters))
    }

    /// Adds what a formatter makes of a value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a number or the like.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      if let text = value as? Text { return appendInterpolation(text) }
      // Numbers are frequent; to describe just any value, the library first asks what it can do.
      if let number = value as? Int { plain += String(number) } else { plain += "\(value)" }
      valueCount += 1
      noteLocalized(value)
    }

    /// Adds a number in the form of a specifier of `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      plain += specifier == "%@" ? "\(value)" : String(format: specifier, value)
      valueCount += 1
      noteLocalized(value, specifier: specifier)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      valueCount += 1
      flush()
      if localized != nil {
        let number = pieces.count { if case .text = $0 { true } else { false } }
        let mark = LocalizedStringKey.mark
        localized?.appendInterpolation("\(mark)\(number)\(mark)")
      }
      pieces.append(.text(text))
    }

    /// Adds an image within the text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a running timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    }

    /// Adds a text whose parts are marked.
    public mutating func appendInterpolation(_ text: AttributedString) {
      appendInterpolation(String(text.characters))
    }

    private mutating func noteLocalized(_ value: Any, specifier: String? = nil) {
      guard localized != nil else { return }
      if let number = value as? any _FormatSpecifiable {
        let own = type(of: number)._specifier
        localized?.append(number._argument, specifier: specifier ?? own)
      } else {
        localized?.appendInterpolation("\(value)")
      }
    }

    private mutating func flush() {
      // An empty piece marks that the text has pieces even if it begins with one.
      pieces.append(.plain(plain))
      plain = ""
    }
  }
}
