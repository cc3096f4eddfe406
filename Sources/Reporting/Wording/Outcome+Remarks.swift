import Clauses
import RunRecord
import WidgetModel

extension Outcome {
  /// Returns remarks about other problems, and about the limits of the record.
  static func remarks(on record: RunRecord) -> [String] {
    var remarks: [String] = []
    let told = level(of: record)
    for level in [Level.required, .recommended, .provisional] where level != told {
      let tally = LevelTally(level, of: record.clauses)
      if tally[.broken] > 0 || level == .required { remarks.append(tally.sentence) }
    }
    let goldens = record.goldens.filter { !$0.mismatches.isEmpty }
    if !goldens.isEmpty {
      remarks.append(
        "\(grouped(Int64(goldens.count))) of "
          + "\(counted(Int64(record.goldens.count), "golden scenario")) not as promised."
      )
    }
    remarks += unclaimedGoldens(in: record)
    for widget in record.undrawnWidgets {
      let name = widget.type.isEmpty ? widget.kind : widget.type
      remarks.append("Nothing of \(name) was drawn: no verdict covers it.")
    }
    for error in record.errors {
      remarks.append("\(counted(error.cases, "case")) could not be finished: \(error.reason)")
    }
    let disagreeing = Int64(record.agreement.filter { !$0.agrees }.count)
    if disagreeing > 0 {
      let verb = disagreeing == 1 ? "disagrees" : "disagree"
      remarks.append(
        "\(counted(disagreeing, "checker")) \(verb) with the faults that the generator seeded."
      )
    }
    if let outside = record.outsideRemark { remarks.append(outside) }
    if record.header.shard > 0 {
      remarks.append(
        "Shard \(record.header.shard) of \(record.header.shards) only: the other shards are missing."
      )
    }
    return remarks
  }

  /// Returns a remark if a runtime broke clauses although its run succeeds; for widgets, these
  /// violations are advice.
  static func remarksOnSuccess(of record: RunRecord) -> [String] {
    guard record.footer?.status == 0, record.widgets.isEmpty, record.header.purpose == .campaign,
      record.clauses.contains(where: { $0.verdict == .broken })
    else { return [] }
    return [
      "Exit status 0 despite these findings: only required clauses fail a run. `--fail-on recommended` or "
        + "`--fail-on provisional` makes others fail it, too."
    ]
  }

  static func remarks(on footer: RecordFooter, _ purpose: RecordHeader.Purpose) -> [String] {
    var remarks: [String] = []
    if footer.cut == "time" {
      remarks.append("A limit in seconds cut the run short; another run may get further.")
    } else if footer.cut == RecordFooter.failFast {
      remarks.append(
        "`--fail-fast` ended the run at its first violation, without looking for others."
      )
    } else if footer.cut == RecordFooter.undecided {
      remarks.append(
        "The run ended early: too many cases in a row could not be finished. Fix the problem of the "
          + "first of them, then run again."
      )
    } else if footer.cut == RecordFooter.stopped {
      remarks.append("It is not known which clauses held until then; the findings are below.")
    } else if !footer.cut.isEmpty {
      remarks.append("The run was cut short: \(footer.cut).")
    }
    // The sentence already reports surviving mutants; no clause of a subject broke.
    if footer.status != 0, purpose != .mutants || footer.status != 1 {
      let meaning = ExitStatus(rawValue: Int32(clamping: footer.status))?.meaning ?? "unknown"
      remarks.append("Exit status \(footer.status): \(meaning).")
    }
    return remarks
  }

  /// Returns a remark about golden scenarios that were not compared, with the missing capabilities.
  private static func unclaimedGoldens(in record: RunRecord) -> [String] {
    let goldens = record.goldens.filter { !$0.isClaimed }
    guard !goldens.isEmpty else { return [] }
    let needs = Set(goldens.flatMap(\.needs)).sorted().joined(separator: ", ")
    let count = counted(Int64(goldens.count), "golden scenario")
    let names = goldens.prefix(4).map(\.file).joined(separator: ", ")
    let more = goldens.count > 4 ? " and \(goldens.count - 4) more" : ""
    let need = goldens.count == 1 ? "it needs" : "they need"
    let isSetting = goldens.flatMap(\.needs).contains {
      BudgetModel(rawValue: $0) != nil || BudgetScope(rawValue: $0) != nil
    }
    let remedy =
      isSetting ? ". `--exact` compares budget models and scopes that no profile has" : ""
    return [
      "\(count) not claimed, as \(need) what the subject does not report or need not know "
        + "(\(needs)): \(names)\(more)" + remedy
    ]
  }
}

extension ExitStatus {
  var meaning: String {
    switch self {
    case .held: "all held"
    case .broken: "a promise was broken"
    case .undecided: "something could not be decided"
    case .staleExpectation: "an expectation is stale"
    case .nothingRan: "nothing ran, or a required clause was never exercised"
    case .usage: "the command line was wrong"
    case .unreadableInput: "an input could not be read"
    case .internalError: "the tool itself failed"
    }
  }
}

extension ErrorLine {
  /// The reason why the first case could not be finished, without the end of the conversation.
  var reason: String { String(text.prefix { !$0.isNewline }) }
}

extension AgreementLine {
  var agrees: Bool { missed == 0 && invented == 0 }
}
