import Glibc

/// The runtime's check that code of the main actor runs on the main thread.
///
/// Closures of views in Swift 6 mode carry such a check when they go to a module that knows no
/// isolation, as to the standard library's `map`. While a renderer is at work on a thread, the
/// thread stands for the main actor, and the check is answered with yes; elsewhere the runtime's own
/// answer holds.
enum IsolationCheck {
  private typealias Original = @convention(c) (UInt, UInt) -> Void
  private typealias Hook = @convention(c) (UInt, UInt, UnsafeRawPointer?) -> Void

  /// Answers the check from now on; nothing happens where the runtime offers no hook.
  static let isAnswered: Bool = {
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
