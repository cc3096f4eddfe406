import Foundation
import Glibc
import InterposedCalls

/// What all simulations of a process share, and may therefore only change between them.
public enum ProcessSurroundings {
  /// Sets the time zone of `TimeZone.current`, `Calendar.current` and libc together.
  ///
  /// `NSTimeZone.default` would be the wrong way: on Linux it changes calendars but not
  /// `TimeZone.current`.
  ///
  /// - Parameter identifier: A name of the zone database, such as `Europe/Berlin`.
  public static func setTimeZone(_ identifier: String) {
    setenv("TZ", identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }

  /// Makes the order of sets and dictionaries a function of a seed.
  ///
  /// - Important: Call it before anything is hashed: first thing in the process. Tables that
  ///   exist already would no longer find their elements.
  public static func setHashSeed(_ seed: UInt64) {
    vt_set_hash_seed(seed)
  }
}
