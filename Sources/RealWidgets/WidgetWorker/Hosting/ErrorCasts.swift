import Foundation
import InterposedCalls

/// Lets code catch every error as an `NSError`, as it may where Foundation is the platform's own.
///
/// Here the compiler believes so too, but the cast fails when it is tried, and code that caught an error
/// like that goes on with nothing in its hands.
package enum ErrorCasts {
  /// Makes such casts succeed in this process from now on.
  package static func begin() {
    errors_set_bridge(metadata((any Error).self), metadata(NSError.self)) { target, source in
      guard let target, let source else { return }
      let error = source.assumingMemoryBound(to: (any Error).self).pointee
      target.initializeMemory(as: NSError.self, to: error as NSError)
    }
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
