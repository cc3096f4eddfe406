import Foundation

indirect enum PredicateExpression {
  case path([String])
  case constant(Any?)
  case list([PredicateExpression])

  func value(for object: Any?) -> Any? {
    switch self {
    case .path(let keys): KeyValueReading.value(of: object, at: keys)
    case .constant(let value): value
    case .list(let parts): parts.map { $0.value(for: object) ?? NSNull() }
    }
  }
}

// The number of list elements that have to match.
struct PredicateComparison {
  enum Quantifier {
    case direct, any, all, none
  }

  let quantifier: Quantifier
  let left: PredicateExpression
  let name: String
  let options: String.CompareOptions
  let right: PredicateExpression

  static let words: Set<String> = [
    "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "IN", "BETWEEN", "MATCHES",
  ]

  func isTrue(for object: Any?) -> Bool {
    let left = left.value(for: object)
    let right = right.value(for: object)
    let elements = left.flatMap(KeyValueReading.elements(of:)) ?? []
    switch quantifier {
    case .direct: return compare(left, right)
    case .any: return elements.contains { compare($0, right) }
    case .all: return elements.allSatisfy { compare($0, right) }
    case .none: return !elements.contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "==": return ValueOrder.isEqual(left, right, options)
    case "!=": return !ValueOrder.isEqual(left, right, options)
    case "IN": return contains(right, left)
    case "BETWEEN":
      guard let bounds = right.flatMap(KeyValueReading.elements(of:)), bounds.count == 2 else {
        // Like unsupported syntax, invalid bounds match every object.
        return true
      }
      return isOrdered(left, bounds[0], [.orderedDescending, .orderedSame])
        && isOrdered(left, bounds[1], [.orderedAscending, .orderedSame])
    case "<": return isOrdered(left, right, [.orderedAscending])
    case "<=": return isOrdered(left, right, [.orderedAscending, .orderedSame])
    case ">": return isOrdered(left, right, [.orderedDescending])
    case ">=": return isOrdered(left, right, [.orderedDescending, .orderedSame])
    case "CONTAINS": return contains(left, right)
    default: return compareTexts(left, right)
    }
  }

  private func isOrdered(_ left: Any?, _ right: Any?, _ orders: [ComparisonResult]) -> Bool {
    guard ValueOrder.plain(left) != nil, ValueOrder.plain(right) != nil else { return false }
    return ValueOrder.compare(left, right, options).map(orders.contains) ?? false
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    guard let whole = ValueOrder.plain(whole) else { return false }
    if let elements = KeyValueReading.elements(of: whole) {
      return elements.contains { ValueOrder.isEqual($0, part, options) }
    }
    guard let whole = whole as? String, let part = ValueOrder.plain(part) as? String else {
      return false
    }
    return whole.range(of: part, options: options) != nil
  }

  private func compareTexts(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = ValueOrder.plain(left) as? String,
      let right = ValueOrder.plain(right) as? String
    else { return false }
    switch name {
    case "BEGINSWITH": return left.range(of: right, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return left.range(of: right, options: options.union([.anchored, .backwards])) != nil
    case "LIKE":
      // Escaped first, then the two wildcards are restored as regular expressions.
      let pattern = NSRegularExpression.escapedPattern(for: right)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(left, pattern)
    default: return matches(left, right)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let range = text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression))
    return range != nil
  }
}
