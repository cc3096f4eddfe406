import Foundation
import WidgetModel

/// Results of code's calendar arithmetic, with places: a wrong number is drawn at another line.
@_spi(Hosting) public enum CalendarReckonings {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case days
    /// The year of a date, or the years from one date to another.
    case year
    /// The currency of a locale, with the number 0.
    case currency
    /// The day in a text without a time, as days since January 1, 1970.
    case plainDay
    /// A moment that code writes with its day in figures, in seconds since 1970.
    case written
    /// A text with digits that a formatter of the region cannot read, with the number 0.
    case unreadNumber
  }

  public struct Line: Sendable {
    public let kind: Kind
    public let number: Int
    public let place: SourcePlace
  }

  /// The results, without duplicates, in order of arrival.
  public static var lines: [Line] { lock.withLock { kept } }

  public static func begin(keeps: Bool) {
    lock.withLock {
      kept = []
      isOn = keeps
    }
  }

  private static let limit = 64
  private static let lock = NSLock()
  private nonisolated(unsafe) static var isOn = false
  private nonisolated(unsafe) static var kept: [Line] = []

  static func record(written date: Date) {
    record(.written, Int(exactly: date.timeIntervalSince1970.rounded()))
  }

  static func record(_ kind: Kind, _ number: Int?) {
    guard let number else { return }
    lock.withLock {
      guard isOn, kept.count < limit,
        !kept.contains(where: { $0.kind == kind && $0.number == number })
      else { return }
      kept.append(Line(kind: kind, number: number, place: CallPlace.here))
    }
  }
}

// Code calls these Foundation methods through its procedure linkage table and finds these
// definitions first.

extension Calendar {
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV14dateComponents_4from2toAA04DateE0VShyAC9ComponentOG_AA0H0VAMtF"
  )
  func interposedComponents(_ parts: Set<Component>, from start: Date, to end: Date)
    -> DateComponents
  {
    let found = Original.between.call(parts, start, end, self)
    CalendarReckonings.record(.days, found.day)
    CalendarReckonings.record(.year, found.year)
    return found
  }

  @_silgen_name(
    "$s20FoundationEssentials8CalendarV14dateComponents_4fromAA04DateE0VShyAC9ComponentOG_AA0G0VtF"
  )
  func interposedComponents(_ parts: Set<Component>, from date: Date) -> DateComponents {
    let found = Original.parts.call(parts, date, self)
    CalendarReckonings.record(.year, found.year)
    HandmadeTimes.record(hour: found.hour, minute: found.minute)
    return found
  }

  @_silgen_name("$s20FoundationEssentials8CalendarV9component_4fromSiAC9ComponentO_AA4DateVtF")
  func interposedComponent(_ part: Component, from date: Date) -> Int {
    let found = Original.part.call(part, date, self)
    switch part {
    case .year: CalendarReckonings.record(.year, found)
    case .hour: HandmadeTimes.record(hour: found, minute: nil)
    case .minute: HandmadeTimes.record(hour: nil, minute: found)
    default: break
    }
    return found
  }

  /// Counts days of an era by local midnight, as Apple does; Foundation on Linux counts in UTC.
  @_silgen_name(
    "$s20FoundationEssentials8CalendarV10ordinality2of2in3forSiSgAC9ComponentO_AjA4DateVtF"
  )
  func interposedOrdinality(of part: Component, in whole: Component, for date: Date) -> Int? {
    guard whole == .era, [.day, .weekday, .hour].contains(part),
      let utc = TimeZone(secondsFromGMT: 0)
    else { return Original.ordinality.call(part, whole, date, self) }
    var calendar = self
    calendar.timeZone = utc
    let local = date.addingTimeInterval(Double(timeZone.secondsFromGMT(for: date)))
    return Original.ordinality.call(part, whole, local, calendar)
  }
}

extension Calendar {
  /// Returns the components of a date for the harness itself, without recording them.
  func unnotedComponents(_ parts: Set<Component>, from date: Date) -> DateComponents {
    Original.parts.call(parts, date, self)
  }
}

extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV8currencyAC8CurrencyVSgvg")
  func interposedCurrency() -> Locale.Currency? {
    CalendarReckonings.record(.currency, 0)
    return Original.currency.call(self)
  }

  @_silgen_name("$s20FoundationEssentials6LocaleV12currencyCodeSSSgvg")
  func interposedCurrencyCode() -> String? {
    CalendarReckonings.record(.currency, 0)
    return Original.currencyCode.call(self)
  }

  @_silgen_name("$s20FoundationEssentials6LocaleV14currencySymbolSSSgvg")
  func interposedCurrencySymbol() -> String? {
    CalendarReckonings.record(.currency, 0)
    return Original.currencySymbol.call(self)
  }
}

/// Foundation's own methods; a method takes its receiver after its arguments.
private enum Original {
  struct Between { let call: (Set<Calendar.Component>, Date, Date, Calendar) -> DateComponents }
  struct Parts { let call: (Set<Calendar.Component>, Date, Calendar) -> DateComponents }
  struct Part { let call: (Calendar.Component, Date, Calendar) -> Int }
  struct Ordinality { let call: (Calendar.Component, Calendar.Component, Date, Calendar) -> Int? }
  struct CurrencyOf { let call: (Locale) -> Locale.Currency? }
  struct TextOf { let call: (Locale) -> String? }

  nonisolated(unsafe) static let between = function(
    "$s20FoundationEssentials8CalendarV14dateComponents_4from2toAA04DateE0VShyAC9ComponentOG_AA0H0VAMtF",
    as: Between.self
  )
  nonisolated(unsafe) static let parts = function(
    "$s20FoundationEssentials8CalendarV14dateComponents_4fromAA04DateE0VShyAC9ComponentOG_AA0G0VtF",
    as: Parts.self
  )
  nonisolated(unsafe) static let part = function(
    "$s20FoundationEssentials8CalendarV9component_4fromSiAC9ComponentO_AA4DateVtF",
    as: Part.self
  )
  nonisolated(unsafe) static let ordinality = function(
    "$s20FoundationEssentials8CalendarV10ordinality2of2in3forSiSgAC9ComponentO_AjA4DateVtF",
    as: Ordinality.self
  )
  nonisolated(unsafe) static let currency = function(
    "$s20FoundationEssentials6LocaleV8currencyAC8CurrencyVSgvg",
    as: CurrencyOf.self
  )
  nonisolated(unsafe) static let currencyCode = function(
    "$s20FoundationEssentials6LocaleV12currencyCodeSSSgvg",
    as: TextOf.self
  )
  nonisolated(unsafe) static let currencySymbol = function(
    "$s20FoundationEssentials6LocaleV14currencySymbolSSSgvg",
    as: TextOf.self
  )

  /// The next definition after this executable's (`RTLD_NEXT`), as a closure without a context.
  private static func function<Function>(_ symbol: String, as type: Function.Type) -> Function {
    let found = dlsym(UnsafeMutableRawPointer(bitPattern: -1), symbol)
    return unsafeBitCast((UInt(bitPattern: found), UInt(0)), to: type)
  }
}
