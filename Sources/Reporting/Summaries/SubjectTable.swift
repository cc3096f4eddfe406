import Clauses
import RunRecord

/// The records of several subjects side by side: clause by subject, and what differs first.
public struct SubjectTable {
  /// One subject.
  public struct Entry {
    /// Where its own report stands, below the table's.
    public let folder: String

    /// Its record.
    public let record: RunRecord

    /// Creates the entry of a subject.
    public init(folder: String, record: RunRecord) {
      self.folder = folder
      self.record = record
    }

    /// How the subject is judged, in a word or two.
    var judged: String { record.header.isExact ? "exactly" : "as clauses permit" }
  }

  /// What each subject made of one promise.
  struct Row {
    /// The clause, or the golden scenario's file.
    let id: String
    /// What is promised.
    let title: String
    /// The verdicts in the order of the subjects, `nil` where a record does not have the promise.
    let verdicts: [ClauseLine.Verdict?]

    /// Whether the subjects differ in it.
    var differs: Bool { Set(verdicts).count > 1 }
  }

  /// The subjects, in the order in which they were named.
  let entries: [Entry]

  /// The names of further subjects that were not run.
  let notRun: [String]

  /// The promises in which the subjects differ.
  let differing: [Row]

  /// The promises in which they do not.
  let alike: [Row]

  /// Compares the records of some subjects.
  ///
  /// - Parameters:
  ///   - entries: The subjects that were run.
  ///   - notRun: The names of those that were to be run and were not.
  public init(_ entries: [Entry], notRun: [String] = []) {
    self.entries = entries
    self.notRun = notRun
    let clauses = SubjectTable.rows(entries.map(\.record.clauses)) { ($0.id, $0.title, $0.verdict) }
    let goldens = SubjectTable.rows(entries.map(\.record.goldens)) {
      ($0.file, $0.title, $0.verdict)
    }
    differing = (clauses + goldens).filter(\.differs)
    alike = (clauses + goldens).filter { !$0.differs }
  }

  /// The lines of all records, each once, in the order in which they come up.
  private static func rows<Line>(
    _ lines: [[Line]],
    _ told: (Line) -> (id: String, title: String, verdict: ClauseLine.Verdict)
  ) -> [Row] {
    var titles: [(id: String, title: String)] = []
    var known: Set<String> = []
    var verdicts = Array(repeating: [String: ClauseLine.Verdict](), count: lines.count)
    for (place, lines) in lines.enumerated() {
      for line in lines.map(told) {
        if known.insert(line.id).inserted { titles.append((line.id, line.title)) }
        verdicts[place][line.id] = line.verdict
      }
    }
    return titles.map { promise in
      Row(id: promise.id, title: promise.title, verdicts: verdicts.map { $0[promise.id] })
    }
  }

  /// The result in a sentence.
  var sentence: String {
    let subjects = counted(Int64(entries.count), "subject")
    guard !differing.isEmpty else { return "\(subjects) differ in nothing." }
    return "\(subjects) differ in \(counted(Int64(differing.count), "promise")) "
      + "of \(grouped(Int64(differing.count + alike.count)))."
  }

  /// The table for a terminal: what differs, a line each.
  public var lines: [String] {
    let width = max(differing.map(\.id.count).max() ?? 0, 1)
    let named = entries.enumerated().map { place, entry in
      "  \(place + 1)  \(TerminalEscaping.escape(entry.record.header.subject)), judged \(entry.judged): "
        + TerminalEscaping.escape(Outcome(entry.record).sentence)
    }
    let rows = differing.map { row in
      let verdicts = row.verdicts.enumerated().map { place, verdict in
        "\(place + 1) \(verdict?.word ?? "not judged")"
      }
      let id = TerminalEscaping.escape(row.id)
      let space = String(repeating: " ", count: max(0, width - id.count) + 2)
      return "  \(id)\(space)\(verdicts.joined(separator: ", "))"
    }
    return [sentence] + remarks.map(TerminalEscaping.escape) + named + rows
  }

  /// What the table lacks.
  var remarks: [String] { notRun.map { "Not run, since the command was interrupted: \($0)." } }
}

extension GoldenRecordLine {
  /// What became of it, in the words of clauses.
  fileprivate var verdict: ClauseLine.Verdict {
    !isClaimed ? .notClaimed : mismatches.isEmpty ? .held : .broken
  }
}
