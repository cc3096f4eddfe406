import RunRecord
import WidgetModel

/// The figures of the mutants as a table, with totals.
public struct MutantTable: Sendable {
  private let mutants: [MutantLine]

  /// Creates the table of the given mutants.
  public init(_ mutants: [MutantLine]) { self.mutants = mutants }

  /// The lines of the table, one per mutant, with totals at the end.
  public var lines: [String] {
    let width = (mutants.map(\.id.count).max() ?? 0) + 2
    var lines = [
      "mutant".padding(width) + "killed  cases  stimuli  times  widgets  entries  calls  results"
    ]
    for mutant in mutants { lines.append(line(mutant, width)) }
    let tested = mutants.filter { $0.equivalent.isEmpty }
    let killed = tested.count { $0.isKilled }
    let same = tested.count { $0.isKilled && $0.distinctResults == 1 }
    lines.append("")
    lines.append(
      "\(killed) of \(amount(tested.count, "mutant")) killed by their own clause from every seed; "
        + "\(same) end at one scenario from every seed, by choices and by values alike"
    )
    return lines
  }

  private func line(_ mutant: MutantLine, _ width: Int) -> String {
    let killed = mutant.attempts.filter(\.isKilled)
    let median = { (number: (MutantAttempt) -> Int64) in
      let sorted = killed.map(number).sorted()
      return sorted.isEmpty ? "-" : String(sorted[sorted.count / 2])
    }
    return mutant.id.padding(width) + "\(killed.count)/\(mutant.attempts.count)".padding(8)
      + median(\.cases).padding(7) + median(\.shrunk.stimuli).padding(9)
      + median(\.shrunk.repetitions).padding(7) + median(\.shrunk.widgets).padding(9)
      + median(\.shrunk.entries).padding(9) + median(\.calls).padding(7)
      + String(mutant.distinctResults) + (mutant.equivalent.isEmpty ? "" : "  equivalent")
  }
}

extension MutantLine {
  /// The number of distinct scenarios that the seeds reached, by choices and by values together.
  public var distinctResults: Int {
    Set(attempts.filter(\.isKilled).flatMap { [$0.byChoices, $0.byValues] }).count
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
