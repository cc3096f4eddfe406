import InterposedCalls

/// Finds the types of this program by their conformances.
enum Conformances {
  static func types(of protocolName: String) -> [Any.Type] {
    var found: [Any.Type] = []
    // The pointer is used only during the call. The metadata of a type is its value in Swift.
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
