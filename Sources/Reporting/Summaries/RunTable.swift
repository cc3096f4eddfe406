import Clauses
import RunRecord

/// The records of several runs, as a table of clauses by subject or profile with differences first.
public struct RunTable {
  /// The difference between the runs.
  public enum Axis: String, Sendable {
    case subject
    case profile

    func name(of record: RunRecord) -> String {
      switch self {
      case .subject: record.header.subject
      case .profile: record.header.profile
      }
    }
  }

  /// One run.
  public struct Entry {
    /// The folder of its own report, below the table's.
    public let folder: String

    /// Its record.
    public let record: RunRecord

    /// Creates the entry of a run.
    public init(folder: String, record: RunRecord) {
      self.folder = folder
      self.record = record
    }

    var judged: String { record.header.isExact ? "exactly" : "as clauses permit" }
  }

  /// The result of one promise in each run.
  struct Row {
    let id: String
    let title: String
    /// The verdicts in the order of the runs, `nil` for a record without the promise.
    let verdicts: [ClauseLine.Verdict?]

    var differs: Bool { Set(verdicts).count > 1 }

    /// True if some run broke it or could not decide it.
    var isTelling: Bool { verdicts.contains { Row.severity(of: $0) < 3 } }

    /// Returns the severity of a verdict, the worst first.
    static func severity(of verdict: ClauseLine.Verdict?) -> Int {
      switch verdict {
      case .broken: 0
      case .undecided: 1
      case .expected: 2
      case .held: 3
      default: 4
      }
    }
  }

  struct NumberRow {
    let key: String
    let numbers: [NumberLine]
  }

  let axis: Axis

  /// The runs, in the order of the command line.
  let entries: [Entry]

  /// The names of planned runs that did not take place.
  let notRun: [String]

  let differing: [Row]

  let alike: [Row]

  let numbers: [NumberRow]

  /// Compares the records of the given runs.
  public init(by axis: Axis, _ entries: [Entry], notRun: [String] = []) {
    self.axis = axis
    self.entries = entries
    self.notRun = notRun
    let clauses = RunTable.rows(entries.map(\.record.clauses)) { ($0.id, $0.title, $0.verdict) }
    let goldens = RunTable.rows(entries.map(\.record.goldens)) {
      ($0.file, $0.title, $0.verdict)
    }
    differing = (clauses + goldens).filter(\.differs)
    alike = (clauses + goldens).filter { !$0.differs }
    numbers = RunTable.numbers(entries.map(\.record.numbers))
  }

  private static func numbers(_ lines: [[NumberLine]]) -> [NumberRow] {
    guard let first = lines.first else { return [] }
    return first.compactMap { number in
      let same = lines.compactMap { $0.first { $0.key == number.key } }
      guard same.count == lines.count, Set(same.map(\.value)).count > 1 else { return nil }
      return NumberRow(key: number.key, numbers: same)
    }
  }

  /// Returns the distinct lines of all records, in the order of their first occurrence.
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

  var sentence: String {
    let runs = counted(Int64(entries.count), axis.rawValue)
    guard !differing.isEmpty else { return "\(runs) differ in nothing." }
    return "\(runs) differ in \(counted(Int64(differing.count), "promise")) "
      + "of \(grouped(Int64(differing.count + alike.count)))."
  }

  /// The table for a terminal: each run with its verdict, and the promises that some runs broke.
  public var lines: [String] {
    let telling = differing.filter(\.isTelling)
    let width = max(telling.map(\.id.count).max() ?? 0, 1)
    let runs = entries.map { entry in
      let outcome = Outcome(entry.record)
      return "  \(outcome.symbol) \(TerminalEscaping.escape(axis.name(of: entry.record)))"
        + (axis == .subject ? ", judged \(entry.judged): " : ": ")
        + TerminalEscaping.escape(outcome.sentence)
    }
    let rows = telling.map { row in
      let id = TerminalEscaping.escape(row.id)
      let space = String(repeating: " ", count: max(0, width - id.count) + 2)
      return "  \(id)\(space)\(TerminalEscaping.escape(words(of: row)))"
    }
    let rest = Int64(differing.count - telling.count)
    let remark =
      rest == 1
      ? "differs only in whether the runs exercised it"
      : "differ only in whether the runs exercised them"
    let others = rest == 0 ? [] : ["  \(counted(rest, "promise")) \(remark)"]
    return [sentence] + remarks.map(TerminalEscaping.escape) + runs + rows + others
  }

  /// Returns the verdicts on a promise, the worst first, each with the names of its runs.
  private func words(of row: Row) -> String {
    let verdicts = row.verdicts.map { $0?.word ?? "not judged" }
    let order = verdicts.indices.filter { verdicts.firstIndex(of: verdicts[$0]) == $0 }
      .map { (severity: Row.severity(of: row.verdicts[$0]), place: $0) }
      .sorted { $0 < $1 }.map(\.place)
    return order.map { first in
      let names = verdicts.indices.filter { verdicts[$0] == verdicts[first] }
        .map { axis.name(of: entries[$0].record) }
      return "\(verdicts[first]): \(names.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }

  var remarks: [String] { notRun.map { "Not run, since the command was interrupted: \($0)." } }
}

extension GoldenRecordLine {
  fileprivate var verdict: ClauseLine.Verdict {
    !isClaimed ? .notClaimed : mismatches.isEmpty ? .held : .broken
  }
}
