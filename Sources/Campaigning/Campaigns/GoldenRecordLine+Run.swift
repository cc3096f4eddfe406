import RunRecord
import ScenarioCorpus
import WidgetModel

extension GoldenRecordLine {
  /// Creates the line of a golden file that a subject need not know how to run, else `nil`.
  ///
  /// Other runtimes need not know budget models and scopes outside the profiles' presets, or
  /// surfaces in rooms, which decide what can be placed, if they do not report what they present
  /// there.
  init?(_ entry: Corpus.Entry, unknownTo subject: SubjectUnderTest) {
    guard entry.file.isGolden, !subject.isJudgedExactly,
      let profile = entry.file.scenario.resolvedProfile
    else { return nil }
    var unknown: [String] = []
    if !Profile.catalogue.contains(where: { $0.budgetModel == profile.budgetModel }) {
      unknown.append(profile.budgetModel.rawValue)
    }
    if !Profile.catalogue.contains(where: { $0.budgetScope == profile.budgetScope }) {
      unknown.append(profile.budgetScope.rawValue)
    }
    if profile.isOn(.mounting) {
      let missing = EventKinds(.presented).subtracting(subject.observations)
      unknown += missing.list.map(\.rawValue)
    }
    guard !unknown.isEmpty else { return nil }
    self.init(entry)
    needs = unknown
  }

  /// Creates the line of a golden file that was run; `nil` if it promises nothing about the facts.
  ///
  /// Expectations of events that the subject does not report are skipped, and the whole file if it
  /// depends on one. `facts` is `nil` to compare all lines.
  init?(
    _ entry: Corpus.Entry,
    _ trace: Trace,
    _ observations: EventKinds,
    facts: Set<String>? = nil
  ) {
    self.init(entry, facts: facts)
    guard expectations > 0 || facts == nil else { return nil }
    needs = GoldenChecker.unclaimed(entry.file, by: observations).list.map(\.rawValue)
    guard needs.isEmpty else { return }
    mismatches = GoldenChecker.check(
      entry.file,
      trace,
      observations: observations,
      facts: facts
    ).map(\.description)
  }

  /// Creates the line of a golden file that was not compared yet.
  private init(_ entry: Corpus.Entry, facts: Set<String>? = nil) {
    self.init()
    file = entry.path
    title = entry.file.title
    let lines = entry.file.golden?.lines ?? []
    expectations = Int64(lines.count { line in facts.map(line.rests(on:)) ?? true })
  }
}
