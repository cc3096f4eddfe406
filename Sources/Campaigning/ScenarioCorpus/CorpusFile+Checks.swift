import Clauses
import WidgetModel

extension CorpusFile {
  /// Rejects a scenario that cannot be run.
  func check(_ scenario: Scenario) throws(CorpusError) {
    guard Profile.named(scenario.profile) != nil else {
      throw .unknownProfile(scenario.profile, known: Profile.catalogue.map(\.name))
    }
    for (index, setting) in scenario.settings.enumerated()
    where setting.key.unit.value(setting.value) == nil {
      throw .badSetting(index: index, key: setting.key, value: setting.value)
    }
    for (index, pair) in zip(scenario.workload, scenario.workload.dropFirst()).enumerated()
    where pair.1.at < pair.0.at {
      throw .backwards(stimulus: index + 1, at: pair.1.at, before: pair.0.at)
    }
  }

  /// Rejects an interval that ends before it begins, which no event could violate.
  func checkGolden() throws(CorpusError) {
    let clock = scenario.device.clock
    for (index, line) in (golden?.lines ?? []).enumerated() {
      guard case .between(let first, let last) = line.time,
        last.instant(clock: clock) < first.instant(clock: clock)
      else { continue }
      throw .field(
        ArchiveError(
          path: "expect[\(index)].between",
          problem: "\(last.text) lies before \(first.text)"
        )
      )
    }
  }

  func checkFinding(_ clauses: [ClauseID]) throws(CorpusError) {
    guard let finding, !clauses.contains(finding.clause) else { return }
    throw .unknownClause(
      finding.clause.text,
      nearest: Suggestion.nearest(to: finding.clause.text, of: clauses.map(\.text))
    )
  }
}
