import Campaigns
import Clauses
import Foundation
import Reporting
import RunRecord

/// One campaign with progress, findings as they occur, and a directory of reports.
package struct CampaignRun: Sendable {
  package var plan: CampaignPlan

  package var output = "Reports/latest"

  /// The time limit in seconds of the wall clock, `nil` for none.
  package var limit: Double?

  /// The time limit of one case of a subject in this process in seconds, `nil` for the default.
  package var caseTimeout: Double?

  package var failLevel: Level

  /// True to end the run at the first violation that fails it.
  package var failsFast = false

  package var isQuiet = false

  /// The format of the result; unless it is text, standard output contains nothing else.
  package var format = ReportFormat.text

  /// The file for one line per case, `nil` for none.
  package var observations: String?

  /// Completes a record before it is written, for example with the pages of widgets.
  package var completion: @Sendable (inout RunRecord) throws -> Void = { _ in }

  /// The checked files, as the readers of the reports find them; empty for a runtime.
  package var files = CheckedFiles()

  /// The way the run was called, for the commands in its reports.
  package var site = RunSite.ofProcess

  package var expected = ExpectedResults()

  /// The seconds after the limit in which findings are still run once to locate them.
  package static let grace = 4.0

  /// The seconds after the limit from which no unfinished work is waited for.
  package static let patience = 7.0

  package init(_ plan: CampaignPlan) {
    self.plan = plan
    failLevel = plan.subject.isJudgedExactly ? .provisional : .required
  }

  /// Runs the campaign and writes all reports, or throws a ``CommandError`` or ``CampaignError``.
  package func run() throws -> ExitStatus {
    let directory = try OutputDirectory(output)
    var site = site
    site.folder = output
    let progress = CampaignProgress()
    let began = Date()
    let printer = FindingPrinter(directory: directory, plan: plan, site: site, writes: write)
    let findings = FindingsSoFar()
    var observer = makeObserver(printer, findings)
    let observations = try observations.map { try ObservationFile($0) }
    if let observations {
      let start = Int64(began.timeIntervalSince1970)
      observer.observed = { [plan] in
        observations.write($0.line(property: plan.subject.name, runStart: start, seed: plan.seed))
      }
    }
    let campaign = try Campaign(planWithEnd, progress: progress, observer: observer)
    var record = try makeRecord(of: campaign, progress, findings)
    try observations?.close()
    if Interruption.isRequested || record.footer == nil {
      var footer = RecordFooter()
      footer.cut = Interruption.isRequested ? RecordFooter.interrupted : "time"
      record.footer = footer
    }
    record.site = site
    var expected = expected
    try expected.apply(to: &record)
    // The record has the findings so far, but there may be more.
    let isStopped = Interruption.isRequested || record.footer?.cut == RecordFooter.stopped
    let status = isStopped ? ExitStatus.undecided : record.status(failOn: failLevel)
    record.footer?.status = Int64(status.rawValue)
    let timing = Timing(seconds: Date().timeIntervalSince(began), record)
    try directory.write(timing.text, to: "timing.json")
    try directory.finish(
      record,
      baseline: expected.baseline,
      failOn: failLevel,
      sources: files.paths
    )
    try WorkflowOutput.publish(record, failOn: failLevel, sources: files.paths, writes: write)
    show(record)
    return status
  }

  /// Creates the observer that prints and keeps findings, and ends the run at its time limit.
  private func makeObserver(
    _ printer: FindingPrinter,
    _ findings: FindingsSoFar
  ) -> CampaignObserver {
    let isCut = TimeLimit(after: limit)
    let isShown = TimeLimit(after: limit.map { $0 + CampaignRun.grace })
    let isLimited = limit != nil
    var observer = CampaignObserver()
    observer.found = {
      findings.add($0)
      printer.found($0)
    }
    observer.shrunk = { printer.shrunk($0) }
    observer.settled = { _, line in printer.directory.append(line) }
    // A crashed thread never returns, so the others have to stop for the campaign to end.
    observer.shouldStop = { Interruption.isRequested || isCut.isReached || CrashGuard.crash != nil }
    observer.showsFindings = { isLimited && !Interruption.isRequested && !isShown.isReached }
    return observer
  }

  /// The plan, which ends at the first failure if the run fails fast.
  private var planWithEnd: CampaignPlan {
    var plan = plan
    if failsFast {
      plan.endsAt = expected.fails(plan, at: failLevel)
      plan.endsAtGoldens = true
    }
    return plan
  }

  /// Runs a campaign while its progress is shown; if the subject stops it, the record has its
  /// findings so far.
  private func makeRecord(
    of campaign: Campaign,
    _ progress: CampaignProgress,
    _ findings: FindingsSoFar
  ) throws -> RunRecord {
    var line = ProgressLine(isShown: !isQuiet, limit: limit)
    if plan.subject.runsInProcess { line.watchRuns(patience: caseTimeout) }
    do {
      return try line.show(progress) { [completion] in
        var record = campaign.run()
        progress.begin(ProgressLine.drawing, total: 1)
        try completion(&record)
        return record
      }
    } catch let stop as SubjectStop {
      return findings.record(of: campaign, stoppedBy: stop)
    }
  }

  /// Writes a line to standard output, or to standard error if a document is printed there.
  private var write: @Sendable (String) -> Void {
    let isText = format == .text
    let isSilent = !isText && isQuiet
    return { line in
      if isText { Console.print(line) } else if !isSilent { Console.printNote(line) }
    }
  }

  private func show(_ record: RunRecord) {
    if format != .text {
      ReportDocument(record, as: format, failLevel: failLevel, files: files).print()
    } else if !isQuiet {
      let files = [
        ("report", "report.html"), ("record", "record.jsonl"), ("JUnit", "junit.xml"),
      ]
      let summary = TerminalSummary(
        record,
        baseline: expected.baseline,
        failLevel: failLevel,
        files: files.map { ReportFile(name: $0.0, path: "\(output)/\($0.1)") },
        isColored: Console.isColoured
      )
      Console.print(summary.text)
    }
  }
}
