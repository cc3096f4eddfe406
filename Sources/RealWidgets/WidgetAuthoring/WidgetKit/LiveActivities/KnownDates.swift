import Foundation

/// The dates in values, and those that follow from one of the dates and a number of seconds.
struct KnownDates {
  private var dates: [Date] = []
  private var numbers: [Double] = []

  /// Searches values and their properties, six levels deep.
  init(in values: Any...) {
    for value in values { collectDates(in: value, depth: 6) }
  }

  /// Returns true if a date is among them, to the second.
  func contains(_ date: Date) -> Bool {
    dates.contains { own in
      let distance = date.timeIntervalSince(own)
      return abs(distance) <= 1
        || distance > 0 && numbers.contains { abs(distance - $0) <= 1 }
    }
  }

  private mutating func collectDates(in value: Any, depth: Int) {
    switch value {
    case let date as Date: dates.append(date)
    case let number as Double: numbers.append(number)
    case let number as Int: numbers.append(Double(number))
    case is String: break
    default:
      guard depth > 0 else { return }
      // Bounds the search in long collections.
      for child in Mirror(reflecting: value).children.prefix(64) {
        collectDates(in: child.value, depth: depth - 1)
      }
    }
  }
}
