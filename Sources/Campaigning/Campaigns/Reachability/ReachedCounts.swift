import RunRecord
import WidgetModel

/// The number of cases in which each kind of input came in each condition of a placed widget.
struct ReachedCounts: Sendable {
  private static let kinds = EventKind.allCases.count

  /// A row per condition with one count per kind; empty until something is counted.
  private var cases: [Int64] = []

  /// Counts a case with the conditions in which each kind of input came.
  mutating func add(_ met: [PlacementConditions]) {
    makeRoom()
    for (kind, conditions) in met.enumerated() {
      var bits = conditions.rawValue
      // Each round clears the lowest bit that is set.
      while bits != 0 {
        cases[bits.trailingZeroBitCount * Self.kinds + kind] += 1
        bits &= bits - 1
      }
    }
  }

  mutating func merge(_ other: ReachedCounts) {
    guard !other.cases.isEmpty else { return }
    makeRoom()
    for index in cases.indices { cases[index] += other.cases[index] }
  }

  func lines(profile: Profile, observations: EventKinds) -> [ReachabilityLine] {
    guard !cases.isEmpty else { return [] }
    return PlacementCondition.allCases.map { condition in
      var line = ReachabilityLine()
      line.condition = condition.rawValue
      let missing = condition.observes.subtracting(observations)
      if let reason = condition.inapplicable(profile) {
        line.why = reason
      } else if !missing.isEmpty {
        line.why =
          "the subject does not report: " + missing.list.map(\.rawValue).joined(separator: ", ")
      }
      line.inputs = PlacementCondition.inputs.map { kind in
        var input = ReachabilityLine.Input()
        input.kind = kind.rawValue
        input.cases = cases[condition.number * Self.kinds + kind.number]
        return input
      }
      return line
    }
  }

  private mutating func makeRoom() {
    guard cases.isEmpty else { return }
    cases = Array(repeating: 0, count: PlacementCondition.allCases.count * Self.kinds)
  }
}

extension PlacementCondition {
  /// The inputs to try in each condition: stimuli that concern widgets, and answers of their code.
  static let inputs: [EventKind] =
    Input.Word.ofScripts.compactMap { Input.plain($0) }.filter(\.concernsWidgets).map(\.kind)
    + [.answered]
}
