// Goal: dates are written as formatters write them. Method: comparison with Foundation's
// formatters.

import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct SampleDateTextTests {
  static let formats = [
    "yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX", "yyyy-MM-dd'T'HH:mm:ss",
    "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd", "dd.MM.yyyy", "MM/dd/yyyy",
  ]

  @Test(arguments: [0, -1, 951_782_399, 1_767_596_400, 253_402_300_799] as [Double])
  func `each way is that of a formatter`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let due = Self.formats.map { format in
      formatter.dateFormat = format
      return formatter.string(from: date)
    }
    #expect(SampleDateText(date).all == due)
    #expect(SampleDateText(date).iso == ISO8601DateFormatter().string(from: date))
    #expect(SampleDateText.count == due.count)
  }
}
