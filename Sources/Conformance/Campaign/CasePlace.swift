import Clauses
import WidgetModel

/// Where a case stands in a campaign, so that it can be made again.
public struct CasePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The phase of a campaign.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// The files of the corpus.
    case corpus
    /// The small scenarios, exhaustively.
    case small
    /// Random scenarios.
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

  /// The place in the phase, from 0.
  public var index: Int

  /// Creates a place.
  public init(_ phase: Phase, _ index: Int) {
    self.phase = phase
    self.index = index
  }

  /// The phase and the place.
  public var description: String { "\(phase.rawValue) case \(index)" }

  /// Orders places as a campaign runs them.
  public static func < (left: CasePlace, right: CasePlace) -> Bool {
    (left.phase.order, left.index) < (right.phase.order, right.index)
  }
}

/// A class of breach as a campaign found it.
struct FoundBreach: Sendable {
  /// The first case that shows it.
  var place: CasePlace

  /// The choices that made the case, `nil` when no generator did.
  var choices: [UInt64]?

  /// The scenario that shows it, `nil` for that of the case itself.
  var scenario: Scenario?

  /// What broke in the first case.
  var breach: Breach

  /// The cases that show it.
  var cases: Int64

  /// The seed of the hash tables with which the first case ran, 0 for none.
  var hashSeed: Int64 = 0

  func merged(with other: FoundBreach) -> FoundBreach {
    var first = other.place < place ? other : self
    first.cases = cases + other.cases
    return first
  }
}
