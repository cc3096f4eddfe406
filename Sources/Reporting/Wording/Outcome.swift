import Clauses
import RunRecord

/// The result of a run as one sentence with remarks.
struct Outcome {
  enum Tone: String {
    case held, broken, undecided, vacuous, partial
  }

  let tone: Tone

  /// The sentence, fit for quoting.
  let sentence: String

  /// The limitations that a reader has to know.
  let remarks: [String]

  init(_ record: RunRecord) {
    tone = Outcome.tone(of: record.isPartial ? nil : record.footer)
    let result = Outcome.result(of: record)
    guard let footer = record.footer, !record.isPartial else {
      sentence = "No verdict: this report is partial."
      remarks =
        [
          record.footer == nil
            ? "The record ends before its footer, so the run was interrupted or is still under way."
            : "The run was interrupted; these are the results until then."
        ]
        + Outcome.soFar(record, result) + Outcome.remarks(on: record)
      return
    }
    sentence = result
    remarks =
      Outcome.remarks(on: record) + Outcome.remarks(on: footer, record.header.purpose)
      + Outcome.remarksOnSuccess(of: record)
  }

  var symbol: String {
    switch tone {
    case .held: ClauseLine.Verdict.held.symbol
    case .broken: ClauseLine.Verdict.broken.symbol
    case .undecided: ClauseLine.Verdict.undecided.symbol
    case .vacuous: ClauseLine.Verdict.vacuous.symbol
    case .partial: "…"
    }
  }

  private static func tone(of footer: RecordFooter?) -> Tone {
    switch footer.map({ ExitStatus(rawValue: Int32(clamping: $0.status)) }) {
    case .none: .partial
    case .some(.held): .held
    case .some(.broken): .broken
    case .some(.nothingRan): .vacuous
    case .some: .undecided
    }
  }

  private static func result(of record: RunRecord) -> String {
    if record.footer?.cut == RecordFooter.stopped {
      return "No verdict: the subject stopped the run."
    }
    return judged(record)
  }

  private static func judged(_ record: RunRecord) -> String {
    guard record.header.purpose != .mutants else { return MutantTally(record.mutants).sentence }
    let goldens = Int64(record.goldens.count { !$0.mismatches.isEmpty })
    if goldens > 0, !record.clauses.contains(where: { $0.verdict == .broken }) {
      return "No clause broke, but \(counted(goldens, "golden scenario")) "
        + "\(goldens == 1 ? "is" : "are") not as promised."
    }
    return LevelTally(level(of: record), of: record.clauses).sentence
  }

  /// Returns the highest level with broken clauses if they fail the run, otherwise required.
  static func level(of record: RunRecord) -> Level {
    guard record.footer?.status == Int64(ExitStatus.broken.rawValue) else { return .required }
    let levels: [Level] = [.required, .recommended, .provisional]
    let broken = levels.first { LevelTally($0, of: record.clauses)[.broken] > 0 }
    return broken ?? .required
  }

  private static func soFar(_ record: RunRecord, _ result: String) -> [String] {
    if record.clauses.isEmpty, record.mutants.isEmpty {
      let found = Int64(record.findings.count)
      return [found == 0 ? "Nothing was found so far." : "So far: \(counted(found, "finding"))."]
    }
    return ["So far: \(result)"]
  }
}
