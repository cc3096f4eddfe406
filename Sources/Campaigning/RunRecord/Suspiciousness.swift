import Clauses

/// How near to a runtime's fault a clause is that broke, the higher the nearer.
///
/// It is the share of the cases in which the clause broke among those in which it had anything to say: the fault is in
/// what it is about, and others break only where that has effects for them. That is the suspiciousness of
/// spectrum-based fault localization (Jones and Harrold, 2005), with clauses in place of statements. A clause that
/// breaks whatever goes wrong with an effect, a reload or an account names nothing, and counts half.
public struct Suspiciousness: Comparable, Hashable, Sendable {
  /// The share in millionths, halved where the clause names nothing.
  public let share: Int64

  /// Weighs a clause.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - broken: The cases in which it broke.
  ///   - cases: The cases in which it had anything to say.
  public init(of clause: ClauseID, broken: Int64, cases: Int64) {
    guard cases > 0 else {
      share = 0
      return
    }
    let weight = Suspiciousness.general.contains(clause) ? 2 : 1
    share = Int64(1_000_000 * Double(broken) / Double(cases)) / Int64(weight)
  }

  private static let general: Set<ClauseID> = [
    Clause.dueIsDone.id, Clause.reloadsHeld.id, Clause.accounting.id,
  ]

  /// Whether one is farther from the fault than another.
  public static func < (left: Suspiciousness, right: Suspiciousness) -> Bool {
    left.share < right.share
  }
}

extension ClauseLine {
  /// How near to the fault of a runtime the clause is.
  public var suspiciousness: Suspiciousness {
    Suspiciousness(of: ClauseID(id), broken: broken, cases: cases)
  }
}
