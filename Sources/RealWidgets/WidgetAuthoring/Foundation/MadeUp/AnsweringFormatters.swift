import Foundation

/// Reads as its superclass does, and a date where a text was made up that should be one.
final class AnsweringDateFormatter: DateFormatter, @unchecked Sendable {
  override func date(from string: String) -> Date? {
    super.date(from: string) ?? OutsideData.shared.date(ofText: string)
  }
}

/// Reads as its superclass does, and a date where a text was made up that should be one.
final class AnsweringISODateFormatter: ISO8601DateFormatter {
  override func date(from string: String) -> Date? {
    super.date(from: string) ?? OutsideData.shared.date(ofText: string)
  }
}

extension OutsideData {
  /// The date that a text stands for which was made up, `nil` for any other text.
  fileprivate func date(ofText text: String) -> Date? {
    guard let style = guessing, let name = name(ofText: text) else { return nil }
    return style.date(at: SamplePath(keys: [name]))
  }
}
