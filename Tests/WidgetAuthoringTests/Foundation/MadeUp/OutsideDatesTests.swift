// Goal: a date that may be made up is told from one of the code's or the user's.
import Foundation
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@MainActor @Suite struct OutsideDatesTests {
  @Test func `a date of a record may be made up only where something was`() {
    defer { OutsideData.shared.end() }
    let date = Date(timeIntervalSince1970: 1_788_000_000)
    OutsideDates.shared.begin()
    OutsideData.shared.begin(.ordinary, seed: 0, now: 0, guesses: true, textForm: 0)
    _ = OutsideDates.shared.keep(from: date)
    #expect(!OutsideDates.shared.mayBeMadeUp(date))
    OutsideData.shared.noteMadeUpReading()
    #expect(OutsideDates.shared.mayBeMadeUp(date))
    #expect(!OutsideDates.shared.mayBeMadeUp(date.addingTimeInterval(60)))
  }
}
