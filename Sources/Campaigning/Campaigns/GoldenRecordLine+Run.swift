import RunRecord
import ScenarioCorpus
import WidgetModel

extension GoldenRecordLine {
  /// The line of a golden file whose scenario was run.
  init(_ entry: Corpus.Entry, _ trace: Trace) {
    self.init()
    file = entry.path
    title = entry.file.title
    expectations = Int64(entry.file.golden?.lines.count ?? 0)
    mismatches = GoldenChecker.check(entry.file, trace).map(\.description)
  }
}

extension CorpusFile {
  /// Whether the file says what the documents promise of its scenario.
  public var isGolden: Bool { golden != nil }
}
