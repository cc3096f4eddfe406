import Foundation
import WidgetModel

/// The user's JSON with other values of the same types: all changed at first, then tried in halves,
/// since only the decoder knows which values a type accepts.
struct GivenJSON {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let data: Data
    let form: Int
  }

  private let root: Any
  private let style: ValueStyle

  private static let tries = 64

  init?(_ data: Data, _ style: ValueStyle) {
    // Larger files would take too long to decode up to 64 times.
    guard data.count < 1_000_000,
      let root = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.root = root
    self.style = style
  }

  /// Returns value and data with as many changes as the decoder accepts; `nil` for none.
  func value<T>(_ decode: (Data) throws -> T) -> (value: T, data: Data)? {
    var places = 0
    _ = changed(root, at: SamplePath(), &places) { _ in false }
    var accepted = IndexSet()
    var value: (T, Data)?
    var waiting = [0..<places]
    var tries = 0
    while let range = waiting.popLast(), tries < Self.tries {
      guard !range.isEmpty else { continue }
      tries += 1
      var candidate = accepted
      candidate.insert(integersIn: range)
      if let data = try? data(changing: candidate), let found = try? decode(data) {
        (accepted, value) = (candidate, (found, data))
      } else if range.count > 1 {
        let middle = range.lowerBound + range.count / 2
        // The lower half is on top of the stack, so places are tried in order.
        waiting += [middle..<range.upperBound, range.lowerBound..<middle]
      }
    }
    return value
  }

  private func data(changing places: IndexSet) throws -> Data {
    var number = 0
    let json = changed(root, at: SamplePath(), &number) { places.contains($0) } ?? NSNull()
    return try JSONSerialization.data(
      withJSONObject: json,
      options: [.fragmentsAllowed, .sortedKeys]
    )
  }

  /// Returns a value with changes at some places, counted on the way; `nil` if it is left out.
  private func changed(
    _ value: Any,
    at path: SamplePath,
    _ number: inout Int,
    _ isChanged: (Int) -> Bool
  ) -> Any? {
    let own = number
    number += 1
    let manner = style.manner(at: path)
    if !path.keys.isEmpty, path.index < 0, isChanged(own), manner == .sparse || manner == .empty {
      return nil
    }
    switch value {
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      // Sorted, because the order of a dictionary differs from run to run and places are numbered.
      for (key, member) in object.sorted(by: { $0.key < $1.key }) {
        var inner = path.member(key)
        inner.index = -1
        result[key] = changed(member, at: inner, &number, isChanged)
      }
      return result
    case let list as [Any]:
      let changes = list.enumerated().compactMap {
        changed($1, at: path.element($0), &number, isChanged)
      }
      guard isChanged(own) else { return changes }
      if manner == .empty { return [] }
      return manner == .extreme && !changes.isEmpty
        ? (0..<max(24, changes.count)).map { changes[$0 % changes.count] } : changes
    default: return isChanged(own) ? GivenValue.changed(value, manner) : value
    }
  }
}

enum GivenValue {
  /// Returns the value changed in a manner; Booleans and unknown types stay as they are.
  static func changed(_ value: Any, _ manner: Surroundings.Values) -> Any {
    switch value {
    case let text as String: changed(text, manner)
    // `c` is the Objective-C type code of a Boolean.
    case let number as NSNumber where String(cString: number.objCType) != "c":
      changed(number, manner)
    case let date as Date: changed(date, manner)
    default: value
    }
  }

  private static func changed(_ text: String, _ manner: Surroundings.Values) -> String {
    let isDate = text.utf8.count >= 10 && text.utf8.dropFirst(4).first == UInt8(ascii: "-")
    if isDate, Int(text.prefix(4)) != nil {
      return switch manner {
      case .low: "2001" + text.dropFirst(4)
      case .extreme: "2041" + text.dropFirst(4)
      default: text
      }
    }
    return switch manner {
    case .empty: ""
    case .extreme where !text.contains("://"):
      Array(repeating: text, count: 20).joined(separator: " ")
    default: text
    }
  }

  private static func changed(_ number: NSNumber, _ manner: Surroundings.Values) -> NSNumber {
    let value = number.doubleValue
    let scale: Double =
      // Numbers in these ranges are most likely seconds or milliseconds since 1970.
      (1e9...2.5e9).contains(value) ? 1 : (1e12...2.5e12).contains(value) ? 1000 : 0
    return switch manner {
    case .empty: 0
    // 978,307,200 is the start of 2001; 2,240,611,200 is in 2041.
    case .low where scale > 0: NSNumber(value: Int64(978_307_200 * scale))
    case .extreme where scale > 0: NSNumber(value: Int64(2_240_611_200 * scale))
    case .low: -1
    case .extreme: 1_000_000
    default: number
    }
  }

  private static func changed(_ date: Date, _ manner: Surroundings.Values) -> Date {
    switch manner {
    case .low: date.addingTimeInterval(-400 * 86_400)
    case .extreme: date.addingTimeInterval(3650 * 86_400)
    default: date
    }
  }
}
