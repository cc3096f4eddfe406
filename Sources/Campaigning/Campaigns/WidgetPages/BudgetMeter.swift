import RunRecord
import WidgetModel

/// Reads the remaining budget from a trace, for a picture; clauses compute it separately.
struct BudgetMeter {
  private let profile: Profile
  private let isShared: [Bool]
  private let most: Int64
  private let burst: Int64

  init(_ setup: Setup, _ placement: PlacementID) {
    profile = setup.profile
    // Bounded, so that thousandths of it do not overflow.
    most = max(0, min(profile[.dailyReloads], 1_000_000))
    burst = max(0, min(profile[.budgetBurst], most))
    let own =
      setup.placements.indices.contains(Int(placement.number))
      ? setup.placements[Int(placement.number)] : nil
    isShared = setup.placements.enumerated().map { index, other in
      switch setup.profile.budgetScope {
      case .instance: index == Int(placement.number)
      case .kind:
        own.map { BudgetMeter.kind(of: $0, setup) == BudgetMeter.kind(of: other, setup) } ?? false
      case .app: true
      }
    }
  }

  /// The capacity of the budget, in thousandths of a reload; 0 if reloads are not limited.
  var capacity: Int64 {
    switch profile.budgetModel {
    case .unlimited: 0
    case .tokenBucket: burst * 1000
    case .slidingWindow, .anchoredWindow: most * 1000
    }
  }

  /// Returns the remaining budget at the start, before and after each charge, and at the end.
  mutating func levels(of trace: Trace, from start: Instant, to end: Instant) -> [BudgetLine] {
    guard capacity > 0 else { return [] }
    var lines: [BudgetLine] = []
    var charges: [Instant] = []
    var (level, filled) = (capacity, Instant.start)
    func left(at now: Instant) -> Int64 {
      switch profile.budgetModel {
      case .tokenBucket:
        // Microseconds times thousandths may exceed 64 bits.
        let refill = Int128((now - filled).microseconds) * Int128(most - burst) * 1000
        return min(capacity, level + Int64(refill / Int128(Interval.day.microseconds)))
      default: return capacity - 1000 * Int64(charges.count { $0 + .day > now })
      }
    }
    func addLine(at now: Instant) {
      guard now >= start else { return }
      lines.append(BudgetLine(at: (now - start).microseconds, left: max(0, left(at: now))))
    }
    var isBegun = false
    for event in trace.events where event.instant <= end {
      guard case .effect(.granted(let id, _, let charge)) = event.body, charge > 0,
        isShared.indices.contains(Int(id.number)), isShared[Int(id.number)]
      else { continue }
      if !isBegun, event.instant >= start {
        addLine(at: start)
        isBegun = true
      }
      addLine(at: event.instant)
      level = left(at: event.instant) - 1000 * Int64(charge)
      filled = event.instant
      charges.append(event.instant)
      addLine(at: event.instant)
    }
    if !isBegun { addLine(at: start) }
    addLine(at: end)
    return lines
  }

  private static func kind(of placement: Placement, _ setup: Setup) -> Int {
    let place = Int(placement.widget.number)
    return setup.widgets.indices.contains(place) ? setup.widgets[place].kind : -1
  }
}
