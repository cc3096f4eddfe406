import Foundation
import Glibc
import InterposedCalls

/// What all simulations of a process share, and may therefore only change between them.
public enum ProcessSurroundings {
  /// Sets the time zone of `TimeZone.current`, calendars, formatters and libc together.
  ///
  /// On Linux `NSTimeZone.default` is another zone than `TimeZone.current`, and the one in which a `DateFormatter`
  /// reads and writes.
  ///
  /// - Parameter identifier: A name of the zone database, such as `Europe/Berlin`.
  public static func setTimeZone(_ identifier: String) {
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = TimeZone.current
  }

  /// The identifier of the locale that was set, `nil` where it is Foundation's own.
  public private(set) static var locale: String? {
    get { persons.current }
    set { persons.current = newValue }
  }

  /// Sets `Locale.current` and `Calendar.current`, and what formatters use of them.
  ///
  /// What code has made before keeps the locale with which it was made.
  ///
  /// - Parameter identifier: A locale's identifier, such as `en_US@calendar=buddhist`; `nil` for Foundation's own.
  public static func setLocale(_ identifier: String?) {
    guard identifier != locale else { return }
    locale = identifier
    guard let identifier else {
      return vt_set_person(vt_existential(), vt_existential())
    }
    let person = persons.known[identifier] ?? Person(identifier)
    persons.known[identifier] = person
    vt_set_person(
      unsafeBitCast(person.locale, to: vt_existential.self),
      unsafeBitCast(person.calendar, to: vt_existential.self)
    )
  }

  /// A locale and its calendar, which live as long as the process.
  private struct Person {
    let locale: Locale
    let calendar: Calendar

    init(_ identifier: String) {
      locale = Locale(identifier: identifier)
      var calendar = Calendar(identifier: locale.calendar.identifier)
      calendar.locale = locale
      calendar.timeZone = .autoupdatingCurrent
      self.calendar = calendar
    }
  }

  // Set between simulations alone.
  private nonisolated(unsafe) static var persons: (current: String?, known: [String: Person]) = (
    nil, [:]
  )

  /// Makes the order of sets and dictionaries a function of a seed.
  ///
  /// - Important: Call it before anything is hashed: first thing in the process. Tables that
  ///   exist already would no longer find their elements.
  public static func setHashSeed(_ seed: UInt64) {
    vt_set_hash_seed(seed)
  }
}
