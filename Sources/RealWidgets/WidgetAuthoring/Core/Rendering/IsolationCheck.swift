import Glibc

/// The runtime's check that code of the main actor runs on the main thread.
///
/// In Swift 6 mode, closures of views carry it into modules without isolation, such as `map`. A
/// thread on which a renderer draws counts as the main actor; elsewhere the runtime's applies.
enum IsolationCheck {
  private typealias Original = @convention(c) (UInt, UInt) -> Void
  private typealias Hook = @convention(c) (UInt, UInt, UnsafeRawPointer?) -> Void

  /// True once the hook is installed; false if the runtime has no such hook.
  static let isAnswered: Bool = {
    // The hook is a global function pointer of the concurrency runtime, so writing to it is valid.
    guard let place = dlsym(nil, "swift_task_checkIsolated_hook") else { return false }
    let answer: Hook = { identity, implementation, original in
      guard CurrentRenderer.value == nil, let original else { return }
      unsafeBitCast(original, to: Original.self)(identity, implementation)
    }
    place.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = unsafeBitCast(
      answer,
      to: UnsafeRawPointer.self
    )
    return true
  }()
}
