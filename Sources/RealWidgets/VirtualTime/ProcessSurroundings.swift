import Foundation
import Glibc
import InterposedCalls

/// State that all simulations of a process share; change it only between simulations.
public enum ProcessSurroundings {
  /// Sets the time zone of `TimeZone.current`, calendars, formatters and libc together.
  ///
  /// - Parameter identifier: A name of the zone database, such as `Europe/Berlin`.
  public static func setTimeZone(_ identifier: String) {
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    // On Linux `DateFormatter` reads and writes in `NSTimeZone.default`, a separate zone.
    NSTimeZone.default = TimeZone.current
  }

  /// The identifier of the locale that was set; `nil` means Foundation's own.
  public private(set) static var locale: String? {
    get { persons.current }
    set { persons.current = newValue }
  }

  /// Sets `Locale.current` and `Calendar.current`, and the formatters' defaults.
  ///
  /// Objects created earlier keep the locale that they were created with.
  ///
  /// - Parameter identifier: Such as `en_US@calendar=buddhist`; `nil` for Foundation's own.
  public static func setLocale(_ identifier: String?) {
    guard identifier != locale else { return }
    locale = identifier
    guard let identifier else {
      return vt_set_person(vt_existential(), vt_existential())
    }
    let person = persons.known[identifier] ?? Person(identifier)
    persons.known[identifier] = person
    vt_set_person(
      // Both types consist of one existential, and `persons.known` never releases these two.
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

  // Unsynchronized: it is set only between simulations.
  private nonisolated(unsafe) static var persons: (current: String?, known: [String: Person]) = (
    nil, [:]
  )

  /// Derives the order of sets and dictionaries from a seed.
  ///
  /// - Important: Call it first thing in the process, before anything is hashed. Existing tables
  ///   would no longer find their elements.
  public static func setHashSeed(_ seed: UInt64) {
    vt_set_hash_seed(seed)
  }
}
