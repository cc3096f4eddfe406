// Goal: a formatter reads only whole texts, as Apple's does, and does not change the numbers that
// it reads.
import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct NumberReadingTests {
  private func number(
    in text: String,
    _ locale: String,
    _ style: NumberFormatter.Style = .none
  ) -> Double? {
    let formatter = AnsweringNumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter.number(from: text)?.doubleValue
  }

  @Test(arguments: ["de_DE", "pl_PL", "pt_BR"])
  func `a point ends no number where the decimal separator is another`(locale: String) {
    #expect(number(in: "136.7", locale) == nil)
    #expect(number(in: "136,7", locale) == 136.7)
    #expect(number(in: "136", locale) == 136)
  }

  @Test func `in America it is the other way round`() {
    #expect(number(in: "136.7", "en_US") == 136.7)
    #expect(number(in: "136,7", "en_US") == nil)
    #expect(number(in: "1,234.5", "en_US", .decimal) == 1234.5)
    #expect(number(in: "seven", "en_US") == nil)
  }
}
