import Foundation

/// The dates in records that code decoded, or read from shared defaults.
///
/// A date that stands in a record by itself says of when the record is. Dates in lists say of when the elements are,
/// and are not kept.
@_spi(Hosting) public final class OutsideDates: @unchecked Sendable {
  /// The dates of this process's run, of which there is one at a time.
  public static let shared = OutsideDates()

  private let lock = NSLock()
  private var isKeeping = false
  private var found: [Int64] = []

  /// The dates that are kept at most.
  private static let limit = 16

  /// Forgets what was kept.
  ///
  /// - Parameter isKeeping: Whether dates are kept from now on.
  public func begin(keeping isKeeping: Bool) {
    lock.withLock {
      self.isKeeping = isKeeping
      found.removeAll()
    }
  }

  /// The dates, each once, in the order in which they came, in microseconds since 1970.
  public var dates: [Int64] { lock.withLock { found } }

  /// Keeps the date that a value is, or those that it has as properties.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value.
  func keep<Value>(from value: Value) -> Value {
    guard lock.withLock({ isKeeping }) else { return value }
    if let date = value as? Date {
      add(date)
    } else {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .struct || mirror.displayStyle == .class else { return value }
      for child in mirror.children {
        if let date = child.value as? Date { add(date) }
      }
    }
    return value
  }

  private func add(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    // Of the years 2000 to 2100: others are marks such as the distant past.
    guard seconds > 946_684_800, seconds < 4_102_444_800 else { return }
    let microseconds = Int64(seconds) * 1_000_000
    lock.withLock {
      guard found.count < OutsideDates.limit, !found.contains(microseconds) else { return }
      found.append(microseconds)
    }
  }
}
