import PropertyTesting

/// A collection or similar type, whose elements are one level deeper.
protocol NestingSwiftSource {
  func swiftSource(depth: Int) -> String
}

extension Optional: NestingSwiftSource {
  func swiftSource(depth: Int) -> String {
    map { SwiftSource.expression(for: $0, in: nil, depth: depth) } ?? "nil"
  }
}

extension Array: NestingSwiftSource {
  func swiftSource(depth: Int) -> String {
    "[" + map { SwiftSource.expression(for: $0, in: nil, depth: depth) }.joined(separator: ", ")
      + "]"
  }
}

extension ArraySlice: NestingSwiftSource {
  func swiftSource(depth: Int) -> String { Array(self).swiftSource(depth: depth) }
}

extension Set: NestingSwiftSource {
  /// Prints the elements sorted by their text, because the order of a set is random.
  func swiftSource(depth: Int) -> String {
    let elements = map { SwiftSource.expression(for: $0, in: nil, depth: depth) }.sorted(
      by: precedes
    )
    return "Set([\(elements.joined(separator: ", "))])"
  }
}

extension Dictionary: NestingSwiftSource {
  /// Prints the pairs sorted by the text of their keys, because the order of a dictionary is
  /// random.
  func swiftSource(depth: Int) -> String {
    guard !isEmpty else { return "[:]" }
    let members = map {
      (
        key: SwiftSource.expression(for: $0.key, in: nil, depth: depth),
        value: SwiftSource.expression(for: $0.value, in: nil, depth: depth)
      )
    }
    let texts = members.sorted { precedes($0.key, $1.key) }.map { "\($0.key): \($0.value)" }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension Range: NestingSwiftSource {
  func swiftSource(depth: Int) -> String {
    let lower = SwiftSource.expression(for: lowerBound, in: nil, depth: depth)
    let upper = SwiftSource.expression(for: upperBound, in: nil, depth: depth)
    return "\(lower)..<\(upper)"
  }
}

extension ClosedRange: NestingSwiftSource {
  func swiftSource(depth: Int) -> String {
    let lower = SwiftSource.expression(for: lowerBound, in: nil, depth: depth)
    let upper = SwiftSource.expression(for: upperBound, in: nil, depth: depth)
    return "\(lower)...\(upper)"
  }
}

/// Orders shorter texts first, then by bytes, so that small numbers come in numeric order.
private func precedes(_ one: String, _ other: String) -> Bool {
  let (first, second) = (one.utf8, other.utf8)
  return first.count != second.count
    ? first.count < second.count : first.lexicographicallyPrecedes(second)
}
