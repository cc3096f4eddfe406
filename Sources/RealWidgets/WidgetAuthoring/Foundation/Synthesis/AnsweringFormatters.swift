import Foundation

/// A date formatter that parses synthesized texts too; records days read and times in fixed
/// formats.
final class AnsweringDateFormatter: DateFormatter, @unchecked Sendable {
  override func date(from string: String) -> Date? {
    let date = super.date(from: string)
    if date != nil { CalendarReckonings.record(.plainDay, PlainDay.number(of: string)) }
    return date ?? OutsideData.shared.date(ofText: string)
  }

  override func string(from date: Date) -> String {
    let text = super.string(from: date)
    if timeStyle == .none, let format = dateFormat, !format.isEmpty {
      if format.contains("y"), format.contains("d") { CalendarReckonings.record(written: date) }
      FixedTimes.record(text, writtenIn: format, isOfPerson: timeZone == .current)
    } else if timeStyle != .none {
      FixedTimes.record(text, writtenFor: locale, isOfPerson: timeZone == .current)
    }
    return text
  }

  override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    super.setLocalizedDateFormatFromTemplate(dateFormatTemplate)
    FixedTimes.allow(dateFormat, for: dateFormatTemplate)
  }

  override class func dateFormat(
    fromTemplate tmplate: String,
    options opts: Int,
    locale: Locale?
  ) -> String? {
    let format = super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale)
    FixedTimes.allow(format, for: tmplate)
    return format
  }
}

/// An ISO 8601 formatter that parses synthesized texts too; records days read and dates written.
final class AnsweringISODateFormatter: ISO8601DateFormatter {
  override func date(from string: String) -> Date? {
    let date = super.date(from: string)
    if date != nil { CalendarReckonings.record(.plainDay, PlainDay.number(of: string)) }
    return date ?? OutsideData.shared.date(ofText: string)
  }

  override func string(from date: Date) -> String {
    CalendarReckonings.record(written: date)
    return super.string(from: date)
  }
}

extension OutsideData {
  private func guessedName(ofText text: String) -> String? { mayGuess ? name(ofText: text) : nil }

  /// Returns the date of a synthesized text, which always counts as correctly formatted, since the
  /// server's format is unknown.
  fileprivate func date(ofText text: String) -> Date? {
    guard let style = current, let name = guessedName(ofText: text) ?? member(ofText: text) else {
      return nil
    }
    return style.date(at: SamplePath(keys: [name]))
  }
}
