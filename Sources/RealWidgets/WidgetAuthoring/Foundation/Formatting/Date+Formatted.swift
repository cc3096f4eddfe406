import Foundation

// These overloads win over Foundation's generic `formatted(_:)`, so fixed times can be recorded.

extension Date {
  public func formatted(_ style: Date.FormatStyle) -> String { style.noted(self) }

  public func formatted(_ style: Date.VerbatimFormatStyle) -> String { style.noted(self) }
}

extension FormatStyle {
  /// Formats a value, recording times of a fixed region or format.
  func noted(_ value: FormatInput) -> FormatOutput {
    let output = format(value)
    guard let text = output as? String else { return output }
    switch self {
    case let style as Date.FormatStyle:
      FixedTimes.record(text, writtenFor: style.locale, isOfPerson: style.timeZone == .current)
    case let style as Date.VerbatimFormatStyle:
      FixedTimes.record(text, writtenIn: style.locale, isOfPerson: style.timeZone == .current)
    default: break
    }
    return output
  }
}
