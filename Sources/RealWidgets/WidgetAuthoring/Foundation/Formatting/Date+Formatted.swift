import Foundation

// These stand before Foundation's method for any style, so that times of a fixed region or format are noted.

extension Date {
  /// A text of the date in a style.
  public func formatted(_ style: Date.FormatStyle) -> String { style.noted(self) }

  /// A text of the date in a fixed format.
  public func formatted(_ style: Date.VerbatimFormatStyle) -> String { style.noted(self) }
}

extension FormatStyle {
  /// The text of a value; the times of a fixed region or format are noted.
  func noted(_ value: FormatInput) -> FormatOutput {
    let output = format(value)
    guard let text = output as? String else { return output }
    switch self {
    case let style as Date.FormatStyle:
      FixedTimes.note(text, writtenFor: style.locale, isOfPerson: style.timeZone == .current)
    case let style as Date.VerbatimFormatStyle:
      FixedTimes.note(text, writtenIn: style.locale, isOfPerson: style.timeZone == .current)
    default: break
    }
    return output
  }
}
