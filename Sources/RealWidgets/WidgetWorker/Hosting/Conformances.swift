import InterposedCalls

/// The types of this program, found by what they conform to.
enum Conformances {
  /// The types that conform to a protocol, by its name, in the order in which the program holds them.
  static func types(of protocolName: String) -> [Any.Type] {
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      conformances_of(protocolName, found) { metadata, context in
        guard let metadata, let context else { return }
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        context.assumingMemoryBound(to: [Any.Type].self).pointee.append(type)
      }
    }
    return found
  }
}
