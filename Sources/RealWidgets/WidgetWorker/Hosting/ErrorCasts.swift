import Foundation
import InterposedCalls

/// Lets code catch every error as an `NSError`, as on Apple's platforms.
///
/// Here such code compiles, but the cast fails at run time, and the code that catches the error
/// gets none.
package enum ErrorCasts {
  /// Makes such casts succeed in this process from now on.
  package static func begin() {
    errors_set_bridge(metadata((any Error).self), metadata(NSError.self)) { target, source in
      guard let target, let source else { return }
      // The hook is called only for casts from `any Error` to `NSError`, so both types match.
      let error = source.assumingMemoryBound(to: (any Error).self).pointee
      target.initializeMemory(as: NSError.self, to: error as NSError)
    }
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    // The metatype of a known type is a pointer to its metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
