import Foundation
import WidgetModel

/// What made-up values are like: each a function of its place, of the style, and of nothing else.
struct ValueStyle {
  /// What a text stands for where its name does not tell.
  enum Flavour: CaseIterable {
    case named, date, number, identifier, address
  }

  /// What values are like.
  var values: Surroundings.Values
  /// What mixed values depend on besides their places.
  var seed: Int64
  /// The date about which dates lie, in microseconds since 1970.
  var now: Int64
  /// What texts stand for.
  var flavour = Flavour.named
  /// Whether texts are ordinary whatever the rest is like.
  var keepsTexts = false
  /// Whether values are such as an app itself stores: no text that stands for something is empty, no number negative.
  var isOfApp = false

  /// The style of one value.
  func manner(at path: SamplePath) -> Surroundings.Values {
    guard values == .mixed else { return values }
    var noise = Noise(seed: path.keys.joined(separator: "/") + "#\(path.index) \(seed)")
    let all: [Surroundings.Values] = [.ordinary, .ordinary, .sparse, .empty, .low, .extreme]
    return all[Int(noise.next() % UInt64(all.count))]
  }

  /// Whether something that may be missing is missing; errors usually are.
  func isMissing(at path: SamplePath, depth: Int) -> Bool {
    if depth > 6 { return true }
    switch manner(at: SamplePath(keys: path.keys)) {
    case .sparse, .empty: return true
    case .ordinary, .low, .extreme, .mixed:
      return path.says("error", "failure", "fault")
    }
  }

  /// How many elements a list has; lists side by side have equally many.
  func count(at path: SamplePath, depth: Int, isPlain: Bool) -> Int {
    guard depth < 6 else { return 0 }
    let side = SamplePath(keys: Array(path.keys.dropLast()))
    return switch manner(at: side) {
    case .empty: 0
    // One alone in every other hour: the second row is what code forgets to ask for.
    case .low: seed % 2 == 0 ? 1 : 2
    case .extreme: depth < 3 ? 48 : 2
    case .ordinary, .sparse, .mixed: isPlain ? 24 : depth < 3 ? 6 : 2
    }
  }

  /// A truth value.
  func flag(at path: SamplePath) -> Bool {
    let isBad = path.says("error", "fail", "delete", "expire", "hidden", "disable")
    return switch manner(at: path) {
    case .empty, .low: false
    case .ordinary, .sparse, .extreme, .mixed: !isBad
    }
  }

  /// A truth value of an element; every second one has the other, since code filters lists by them.
  func flagOfElement(at path: SamplePath) -> Bool {
    switch manner(at: path) {
    case .ordinary, .sparse, .mixed: flag(at: path) != (path.index % 2 == 1)
    case .empty, .low, .extreme: flag(at: path)
    }
  }

  /// A number with a fraction.
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

  /// A whole number; ordinary ones of a list differ, since code may tell its elements apart by them.
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

  /// The day of the month of an element of a list: each of 28 once, from the 14th on, and numbers that no month has
  /// only where a list is longer.
  private static func day(at index: Int64) -> Int64 {
    index < 28 ? 1 + (13 + index) % 28 : 1 + index
  }

  /// A date; those of a list follow each other by the hour, none of them at a full minute.
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
