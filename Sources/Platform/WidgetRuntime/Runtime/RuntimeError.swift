import WidgetModel

/// An input that violates the order of a run.
public enum RuntimeError: Error, Hashable, CustomStringConvertible {
  /// An input came with an earlier instant than the previous one.
  case timeRanBackwards(from: Instant, to: Instant)
  /// A view or timeline came with a number other than the next one.
  case outOfOrder(String, Int, expected: Int)

  /// The fault and the remedy.
  public var description: String {
    switch self {
    case .timeRanBackwards(let from, let to):
      "an input at \(to) came after one at \(from); instants may not run backwards"
    case .outOfOrder(let what, let number, let expected):
      "\(what) \(number) was defined, but \(what) \(expected) is next"
    }
  }
}
