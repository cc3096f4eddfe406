/// The receiving side of a connection that is set up in ten steps.
public struct Handshake {
  private enum State {
    case closed, greeted, versioned, keyed, checked, named, joined, ready, busy, done
  }

  private var state = State.closed

  /// Returns false if the messages lead to the last state, from which the receiver never returns.
  public static func returns(after messages: [Int]) -> Bool {
    var handshake = Handshake()
    for message in messages where !handshake.receive(message) { return false }
    return true
  }

  private mutating func receive(_ message: Int) -> Bool {
    switch (state, message) {
    case (.closed, 3): state = .greeted
    case (.greeted, 7): state = .versioned
    case (.versioned, 1): state = .keyed
    case (.keyed, 9): state = .checked
    case (.checked, 4): state = .named
    case (.named, 0): state = .joined
    case (.joined, 8): state = .ready
    case (.ready, 5): state = .busy
    case (.busy, 2): state = .done
    case (.done, 6): return false
    default: state = .closed
    }
    return true
  }
}
