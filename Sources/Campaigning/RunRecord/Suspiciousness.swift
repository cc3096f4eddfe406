import Clauses

/// The distance of a broken clause from a runtime's fault; a higher value is closer.
///
/// It is the share of cases exercising the clause in which it broke: the suspiciousness of
/// spectrum-based fault localization (Jones and Harrold, 2005), with clauses in place of
/// statements. A general clause, of effects, reloads or accounts, breaks for any fault and counts
/// half.
public struct Suspiciousness: Comparable, Hashable, Sendable {
  /// The share in millionths, halved for general clauses.
  public let share: Int64

  /// Computes the share of the cases exercising a clause in which it broke.
  public init(of clause: ClauseID, broken: Int64, cases: Int64) {
    guard cases > 0 else {
      share = 0
      return
    }
    let weight = Suspiciousness.general.contains(clause) ? 2 : 1
    share = Int64(1_000_000 * Double(min(broken, cases)) / Double(cases)) / Int64(weight)
  }

  private static let general: Set<ClauseID> = [
    Clause.dueIsDone.id, Clause.reloadsHeld.id, Clause.accounting.id,
  ]

  /// Orders values by their share.
  public static func < (left: Suspiciousness, right: Suspiciousness) -> Bool {
    left.share < right.share
  }
}

extension ClauseLine {
  /// The suspiciousness of the clause.
  public var suspiciousness: Suspiciousness {
    Suspiciousness(of: ClauseID(id), broken: broken, cases: cases)
  }
}
