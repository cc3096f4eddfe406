import Foundation
import WidgetModel

/// The character of sampled values: each depends only on its path and the style.
struct ValueStyle {
  /// The meaning of a text whose name does not suggest one.
  enum Flavour: CaseIterable {
    case named, date, number, identifier, address
  }

  var values: Surroundings.Values
  var seed: Int64
  /// The date that sampled dates are near, in microseconds since 1970.
  var now: Int64
  var flavour = Flavour.named
  var keepsTexts = false
  /// True if values are like those an app stores: no meaningful text is empty, no number negative.
  var isOfApp = false

  func manner(at path: SamplePath) -> Surroundings.Values {
    guard values == .mixed else { return values }
    var noise = Noise(seed: path.keys.joined(separator: "/") + "#\(path.index) \(seed)")
    let all: [Surroundings.Values] = [.ordinary, .ordinary, .sparse, .empty, .low, .extreme]
    return all[Int(noise.next() % UInt64(all.count))]
  }

  /// Returns true if an optional value is absent; errors usually are.
  func isMissing(at path: SamplePath, depth: Int) -> Bool {
    if depth > 6 { return true }
    switch manner(at: SamplePath(keys: path.keys)) {
    case .sparse, .empty: return true
    case .ordinary, .low, .extreme, .mixed:
      return path.says("error", "failure", "fault")
    }
  }

  /// Returns the number of elements of a list; sibling lists have the same number.
  func count(at path: SamplePath, depth: Int, isPlain: Bool) -> Int {
    guard depth < 6 else { return 0 }
    let side = SamplePath(keys: Array(path.keys.dropLast()))
    return switch manner(at: side) {
    case .empty: 0
    // One in every other hour: code often forgets to check for a second row.
    case .low: seed % 2 == 0 ? 1 : 2
    case .extreme: depth < 3 ? 48 : 2
    case .ordinary, .sparse, .mixed: isPlain ? 24 : depth < 3 ? 6 : 2
    }
  }

  func flag(at path: SamplePath) -> Bool {
    let isBad = path.says("error", "fail", "delete", "expire", "hidden", "disable")
    return switch manner(at: path) {
    case .empty, .low: false
    case .ordinary, .sparse, .extreme, .mixed: !isBad
    }
  }

  /// Returns the Boolean of an element; it alternates, since code filters lists by it.
  func flagOfElement(at path: SamplePath) -> Bool {
    switch manner(at: path) {
    case .ordinary, .sparse, .mixed: flag(at: path) != (path.index % 2 == 1)
    case .empty, .low, .extreme: flag(at: path)
    }
  }

  func number(at path: SamplePath) -> Double {
    let places = [("lat", 52.5), ("lon", 13.4), ("lng", 13.4)]
    if let place = places.first(where: { path.name.hasPrefix($0.0) }) { return place.1 }
    if isDate(path) { return date(at: path).timeIntervalSince1970 }
    return switch manner(at: path) {
    case .empty: 0
    case .low: isOfApp ? 0.5 : -1.5
    case .extreme: 1_000_000.25
    case .ordinary, .sparse, .mixed:
      isOfApp && path.says("progress", "fraction", "ratio", "opacity")
        ? 0.5 : 12.5 + Double(path.index)
    }
  }

  /// Returns a whole number; ordinary ones differ within a list.
  func integer(at path: SamplePath) -> Int64 {
    if isDate(path) {
      let seconds = date(at: path).timeIntervalSince1970
      let isFine = path.name.hasSuffix("ms") || path.says("milli")
      return Int64(isFine ? seconds * 1000 : seconds)
    }
    let index = Int64(path.index)
    if path.name.hasSuffix("id") { return 1001 + index }
    switch path.name {
    case "year": return 2026 - index
    case "month": return 1 + (2 + index) % 12
    case "weekday": return 1 + (1 + index) % 7
    case "day": return Self.day(at: index)
    case "hour": return 9
    case "minute": return 30
    default: break
    }
    return switch manner(at: path) {
    case .empty: 0
    case .low: isOfApp ? 1 : -1
    case .extreme: 1_000_000
    case .ordinary, .sparse, .mixed: 7 + index
    }
  }

  /// Each of 28 days of the month once, from the 14th, then numbers that are not days.
  private static func day(at index: Int64) -> Int64 {
    index < 28 ? 1 + (13 + index) % 28 : 1 + index
  }

  /// Returns a date; dates of a list are an hour apart, and none is at a full minute.
  func date(at path: SamplePath) -> Date {
    let day: Int64 = 86_400_000_000
    let start = Double(now - (now % day + day) % day) / 1_000_000
    let offset: Double =
      switch manner(at: SamplePath(keys: path.keys)) {
      case .empty: -30 * 86_400
      case .low: -400 * 86_400
      case .extreme: 3650 * 86_400
      case .ordinary, .sparse, .mixed: 0
      }
    // 47,847 seconds is 13:17:27, so no date is at a full minute.
    return Date(timeIntervalSince1970: start + offset + 47_847 + Double(path.index) * 3600)
  }

  private func isDate(_ path: SamplePath) -> Bool {
    let name = path.keys.last ?? ""
    if path.says("timezone", "runtime", "lifetime", "times", "update") {
      return path.name.hasSuffix("updated")
    }
    return name.hasSuffix("At") || name.hasSuffix("_at") || path.name == "dt"
      || path.says(
        "date",
        "time",
        "stamp",
        "expir",
        "sunrise",
        "sunset",
        "until",
        "since",
        "deadline"
      )
  }
}
