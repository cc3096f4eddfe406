// Goal: a date that may be made up is distinguished from one of the code's or the user's.
import Foundation
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@MainActor @Suite struct OutsideDatesTests {
  private struct Show { var start: Date }
  private struct Guide { var written: Date, shows: [Show] }
  private struct Saved { var guide: Guide }

  private let date = Date(timeIntervalSince1970: 1_788_000_000)
  private var number: Int64 { 1_788_000_000_000_000 }

  @Test func `dates are found in lists, in lists by name and in records within records`() {
    let show = Show(start: date)
    let elements: [Any] = [
      [show], ["news": [show]], Guide(written: .distantPast, shows: [show]),
      Saved(guide: Guide(written: .distantPast, shows: [show])), ["a": ["b": [show]]],
    ]
    for value in elements {
      let dates = OutsideDates()
      _ = dates.keep(from: value)
      #expect(dates.datesOfElements == [number], "\(value)")
      #expect(dates.dates.isEmpty, "\(value)")
    }
    let dates = OutsideDates()
    _ = dates.keep(from: Saved(guide: Guide(written: date, shows: [])))
    #expect(dates.dates == [number])
  }

  @Test func `a date of a record may be made up only where something was`() {
    defer { OutsideData.shared.end() }
    OutsideDates.shared.begin()
    OutsideData.shared.begin(.ordinary, seed: 0, now: 0, guesses: true)
    _ = OutsideDates.shared.keep(from: date)
    #expect(!OutsideDates.shared.mayBeSynthesized(date))
    OutsideData.shared.noteMadeUpReading()
    #expect(OutsideDates.shared.mayBeSynthesized(date))
    #expect(!OutsideDates.shared.mayBeSynthesized(date.addingTimeInterval(60)))
  }
}
