import Clauses
import RunRecord
import WidgetModel

extension WidgetRunner {
  func handle(_ death: WorkerTermination, _ isOnAccountOfData: Bool) {
    var death = death
    if let file = files.missing(of: launch.missingFiles, before: death.source) {
      death.attribute(toMissingFile: file)
    }
    launch.endless.claim(death)
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
}
