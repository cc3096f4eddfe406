import RunRecord
import ScenarioCorpus
import WidgetModel

extension GoldenRecordLine {
  /// The line of a golden file whose scenario was run.
  ///
  /// - Parameters:
  ///   - entry: The file.
  ///   - trace: What happened.
  ///   - observations: The kinds of events that the subject reports; nothing is asked of others.
  init(_ entry: Corpus.Entry, _ trace: Trace, _ observations: EventKinds) {
    self.init()
    file = entry.path
    title = entry.file.title
    expectations = Int64(entry.file.golden?.lines.count ?? 0)
    mismatches = GoldenChecker.check(entry.file, trace, observations: observations).map(
      \.description
    )
  }
}

extension CorpusFile {
  /// Whether the file says what the documents promise of its scenario.
  public var isGolden: Bool { golden != nil }
}
