import InterposedCalls

/// A way in which code left its simulation, after which results may differ from run to run.
public struct DeterminismLeak: Hashable, Sendable {
  /// The kinds of leak.
  public enum Kind: Hashable, Sendable {
    /// The code blocked in a real system call, and the simulation continued without it.
    case blocked
    /// The code used a part of libdispatch that runs for real.
    case dispatch
  }

  /// The kind of leak.
  public var kind: Kind
  /// A description of the call, such as `blocked in the system call read`.
  public var text: String
}

extension DeterminismLeak: CustomStringConvertible {
  /// One line for a report.
  public var description: String { "left the simulation: \(text)" }
}

extension VirtualTimeline {
  /// Removes and returns the leaks recorded since the last call, oldest first.
  public func takeDeterminismLeaks() -> [DeterminismLeak] {
    var escapes: [DeterminismLeak] = []
    var kind = VT_ESCAPE_BLOCKED
    let size = 160
    // The C part writes at most `size` bytes, zero included, and keeps no pointer to them.
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    defer { text.deallocate() }
    while vt_take_escape(timeline, &kind, text, size) {
      escapes.append(DeterminismLeak(kind: DeterminismLeak.Kind(kind), text: String(cString: text)))
    }
    return escapes
  }
}

extension DeterminismLeak.Kind {
  fileprivate init(_ kind: vt_escape_kind) {
    switch kind {
    case VT_ESCAPE_DISPATCH: self = .dispatch
    default: self = .blocked
    }
  }
}
