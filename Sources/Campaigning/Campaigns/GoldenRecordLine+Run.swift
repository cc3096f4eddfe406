import RunRecord
import ScenarioCorpus
import WidgetModel

extension GoldenRecordLine {
  /// The line of a golden file that a subject need not know how to run, `nil` for any other.
  ///
  /// Budgets are counted or shared in a way that no preset of a profile has: a runtime of somebody else's need not
  /// know it. Nor need one know of rooms that reports nothing of what they show: on the surfaces there it depends
  /// what can be placed at all.
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

  /// The line of a golden file whose scenario was run; `nil` when it promises nothing about the facts.
  ///
  /// - Parameters:
  ///   - entry: The file.
  ///   - trace: What happened.
  ///   - observations: The kinds of events that the subject reports; nothing is asked of others, and nothing at
  ///     all where the file hangs on one of them.
  ///   - facts: The facts and assumptions whose lines are looked at, `nil` for all.
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

  /// The line of a golden file that was not compared yet.
  private init(_ entry: Corpus.Entry, facts: Set<String>? = nil) {
    self.init()
    file = entry.path
    title = entry.file.title
    let lines = entry.file.golden?.lines ?? []
    expectations = Int64(lines.count { line in facts.map(line.rests(on:)) ?? true })
  }
}

extension CorpusFile {
  /// Whether the file says what the documents promise of its scenario.
  public var isGolden: Bool { golden != nil }
}
