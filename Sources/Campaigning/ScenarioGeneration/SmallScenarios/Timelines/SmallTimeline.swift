import Clauses
import WidgetModel

/// One pattern of entry dates in a timeline, with its faults.
struct SmallTimeline: Hashable, Sendable {
  let offsets: [Int64]
  let faults: FaultSet

  init(_ offsets: [Int64], _ faults: Fault...) {
    self.offsets = offsets
    var set = FaultSet()
    for fault in faults { set.insert(fault) }
    self.faults = set
  }

  static func all(_ limits: Boundaries) -> [SmallTimeline] {
    let spacing = limits.leastSpacing
    let tolerance = limits.tolerance
    let later = max(spacing, 600_000_000)
    var all = [
      SmallTimeline([0]), SmallTimeline([0, later, 2 * later]), SmallTimeline([0, spacing + 1]),
      SmallTimeline([], .noEntries), SmallTimeline([tolerance / 2]),
      SmallTimeline([-tolerance / 2]), SmallTimeline([tolerance]), SmallTimeline([-tolerance]),
      SmallTimeline([tolerance + 1], .notNow), SmallTimeline([-tolerance - 1], .staleEntries),
      SmallTimeline([later, 2 * later], .notNow), SmallTimeline([-later, later]),
      SmallTimeline([later, 0], .fallingDates),
      SmallTimeline([0, -later], .fallingDates),
      SmallTimeline([-later, -2 * later], .fallingDates, .staleEntries),
      series(limits.advisedEntries, spacing),
      SmallTimeline(series(limits.advisedEntries + 1, spacing).offsets, .manyEntries),
    ]
    if spacing > 0 {
      all += [
        SmallTimeline([0, spacing]), SmallTimeline([0, spacing - 1], .tightEntries),
        SmallTimeline([0, 0], .tightEntries, .unseenEntries),
        SmallTimeline([0, later, later, later], .tightEntries, .unseenEntries),
      ]
    }
    if (1..<spacing).contains(limits.displayGap) {
      all += [
        SmallTimeline([0, limits.displayGap], .tightEntries),
        SmallTimeline([0, limits.displayGap - 1], .tightEntries, .unseenEntries),
      ]
    }
    return all.filter { later > tolerance || $0.faults.rawValue == 0 }
  }

  private static func series(_ count: Int, _ spacing: Int64) -> SmallTimeline {
    SmallTimeline((0..<Int64(count)).map { $0 * max(spacing, 1) })
  }

  var entries: [ScriptedEntry] {
    offsets.map { offset in
      var entry = ScriptedEntry()
      entry.offset = Interval(microseconds: offset)
      return entry
    }
  }
}
