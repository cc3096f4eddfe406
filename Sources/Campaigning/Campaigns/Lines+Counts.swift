import Clauses
import PlatformFacts
import RunRecord
import ScenarioGeneration
import WidgetModel

extension NumberLine {
  static func all(of profile: Profile) -> [NumberLine] {
    ProfileKey.allCases.map { key in
      var line = NumberLine()
      line.key = key.rawValue
      line.value = key.unit.text(profile[key])
      line.source = profile.source(of: key).kind.rawValue
      line.fact = profile.source(of: key).text
      return line
    }
  }
}

extension AssumptionLine {
  init(_ assumption: Assumption) {
    self.init()
    id = assumption.id.text
    statement = assumption.statement
  }
}

extension LabelLine {
  init(_ name: String, _ count: Int64) {
    self.init()
    self.name = name
    self.count = count
  }
}

extension ClauseLine {
  init(
    _ clause: Clause,
    _ counts: CaseTally.Counts,
    profile: Profile,
    subject: SubjectUnderTest,
    features: WidgetFeatures
  ) {
    self.init(clause)
    let isWidget = subject.bundle != nil
    situations = zip(clause.situations, counts.situations).map { situation, count in
      var line = SituationLine()
      line.name = situation.name
      line.isRequired = situation.isRequired(of: subject.observations) && !isWidget
      line.count = count
      return line
    }
    guards = zip(clause.guards, counts.guards).map { reason, count in
      var line = GuardLine()
      line.reason = reason
      line.count = count
      return line
    }
    cases = counts.cases
    broken = counts.broken
    undecided = counts.undecided
    // A case may change the profile so that the clause applies, so a broken clause stays broken.
    if let reason = clause.inapplicable(profile), broken == 0 {
      verdict = .notApplicable
      why = reason
    } else if !isWidget, let reason = clause.inapplicable(to: features) {
      verdict = .notApplicable
      why = reason
    } else if !subject.parties.contains(clause.party) {
      verdict = .notApplicable
      let kind = isWidget ? "bundle of widgets" : "runtime"
      why = "an obligation of the \(clause.party.rawValue); the subject is a \(kind)"
    } else if let reason = subject.inapplicable(clause) {
      verdict = .notApplicable
      why = reason
    } else if !subject.claims(clause) {
      let missing = clause.unclaimed(by: subject.observations).list.map(\.rawValue)
      verdict = .notClaimed
      why = "the subject does not report: " + missing.joined(separator: ", ")
    } else if let reason = clause.inapplicable(to: features), broken == 0 {
      verdict = .notApplicable
      why = reason
    } else {
      decideVerdict()
    }
  }
}

extension AgreementLine {
  /// Creates the line of a clause that is tested by agreement, `nil` for others.
  init?(_ clause: Clause, _ counts: CaseTally.Counts) {
    guard clause.isTestedByAgreement else { return nil }
    self.init()
    self.clause = clause.id.text
    seeded = counts.seeded
    healthy = counts.healthy
    missed = counts.missed
    invented = counts.invented
    example = counts.example.map { "\($0.place): \($0.text)" } ?? ""
  }
}

extension ErrorLine {
  static func lines(_ tally: CaseTally) -> [ErrorLine] {
    guard tally.errors > 0 else { return [] }
    var line = ErrorLine()
    line.cases = tally.errors
    line.text = tally.firstError.map { "\($0.place): \($0.text)" } ?? ""
    return [line]
  }
}
