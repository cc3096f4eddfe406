/// The position of a case in a campaign, which identifies it for replays.
public struct CasePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The phase of a campaign.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    case corpus
    case small
    case random

    var order: Int {
      switch self {
      case .corpus: 0
      case .small: 1
      case .random: 2
      }
    }
  }

  /// The phase.
  public var phase: Phase

  /// The index in the phase, from 0.
  public var index: Int

  /// Creates a position.
  public init(_ phase: Phase, _ index: Int) {
    self.phase = phase
    self.index = index
  }

  /// The phase and the position in it.
  public var description: String { "\(phase.rawValue) case \(index)" }

  /// Orders places as a campaign runs them.
  public static func < (left: CasePlace, right: CasePlace) -> Bool {
    (left.phase.order, left.index) < (right.phase.order, right.index)
  }
}
