import Clauses
import RunRecord
import WidgetModel

extension WidgetRunner {
  func handle(_ death: WorkerTermination, _ isOnAccountOfData: Bool) {
    var death = death
    if let file = missingFile(before: death.source) { death.attribute(toMissingFile: file) }
    if death.isEndless, !death.isOfSample, !death.isUnproven { launch.endless.claim(death) }
    guard death.intentOfApp.isEmpty else {
      let text = "\(death.intentOfApp); it ended the process (\(death.kind))"
      return survey.add([SurveyLine(.inApp, text, of: death.widget)])
    }
    guard death.missingStandIn.isEmpty || !death.usesStandIn else {
      return survey.add([SurveyLine(.withoutStandIn, death.missingStandIn, of: death.widget)])
    }
    let survival = death.isOfSample ? Clause.survivesSamples.id : Clause.codeSurvives.id
    if death.isOfSample { seenFeatures.insert(.samples) }
    for (index, clause) in clauses.enumerated() {
      if clause.id == survival {
        tallies[index] = death.tally(situation: 1, of: clause.situations.count)
      } else if clause.id == Clause.missingDataHasEntry.id, isOnAccountOfData {
        tallies[index] = death.tally(situation: 2, of: clause.situations.count)
      }
    }
  }

  /// Returns the missing file of the bundle that code names at its last line or just before.
  private func missingFile(before source: String) -> String? {
    guard !launch.missingFiles.isEmpty else { return nil }
    let rows = files.excerpt(round: source)
    guard let last = rows.firstIndex(where: \.isNamed) else { return nil }
    return launch.missingFiles.first { file in
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      return rows[...last].contains {
        $0.text.contains("\"\(stem)\"") || $0.text.contains("\"\(file)\"")
      }
    }
  }
}
