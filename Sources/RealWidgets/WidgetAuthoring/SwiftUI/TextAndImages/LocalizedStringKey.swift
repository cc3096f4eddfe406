import Foundation

/// A text to look up, with interpolated values; without translations, the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A part of the key; texts are converted where they are drawn.
  enum Piece: Equatable, Sendable {
    case plain(String)
    case text(Text)
  }

  /// The whole text, if the key has no pieces.
  var plain: String
  /// The pieces, if one of them is a text or an image.
  var pieces: [Piece] = []
  var valueCount = 0
  /// The key as tables know it, if there are tables and the key needs them.
  var localized: String.LocalizationValue?

  public init(_ value: String) { plain = value }

  public init(stringLiteral value: String) { plain = value }

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

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var plain = ""
    var pieces: [Piece] = []
    var valueCount = 0
    var localized: String.LocalizationValue.StringInterpolation?

    public init(literalCapacity: Int, interpolationCount: Int) {
      if TextTables.areThere {
        localized = .init(
          literalCapacity: literalCapacity,
          interpolationCount: interpolationCount
        )
      }
      plain.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      localized?.appendLiteral(literal)
    }

    public mutating func appendInterpolation(_ string: String) {
      plain += string
      valueCount += 1
      localized?.appendInterpolation(string)
    }

    public mutating func appendInterpolation(_ string: Substring) {
      plain += string
      valueCount += 1
      localized?.appendInterpolation(string)
    }

    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      appendInterpolation(format.noted(input))
    }

    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
      appendInterpolation(String(format.format(input).characters))
    }

    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      if let text = value as? Text { return appendInterpolation(text) }
      // Numbers are frequent, and describing a value of unknown type is slow: the library first
      // checks its conformances.
      if let number = value as? Int { plain += String(number) } else { plain += "\(value)" }
      valueCount += 1
      noteLocalized(value)
    }

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      plain += specifier == "%@" ? "\(value)" : String(format: specifier, value)
      valueCount += 1
      noteLocalized(value, specifier: specifier)
    }

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

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

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
      // Appended even if empty: pieces, not `plain`, then hold the text.
      pieces.append(.plain(plain))
      plain = ""
    }
  }
}
