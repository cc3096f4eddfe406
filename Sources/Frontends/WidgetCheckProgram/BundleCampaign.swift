import CampaignRuns
import Campaigns
import Foundation
import RunRecord
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WidgetWorker
import WorkerProcesses

/// Makes a bundle's `main()` run a campaign over itself, with workers of the same program.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  BundleProgram.campaign = { name, _ in BundleCampaign.run(name: name) }
}

enum BundleCampaign {
  static func run(name: String) -> Never {
    Interruption.install()
    var status: ExitStatus
    do {
      let options = try ProgramOptions(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        Console.print(ProgramOptions.help(name))
        status = .held
      } else {
        status = try campaign(options)
      }
      try Console.flush()
    } catch  where Interruption.isRequested {
      Console.printNote("\(name): interrupted before there was anything to report")
      status = .undecided
    } catch {
      Console.printNote("\(name): \(error)")
      status = ExitStatus(of: error)
    }
    if Interruption.isRequested { status = .worst([status, .undecided]) }
    exit(status.rawValue)
  }

  private static func campaign(_ options: ProgramOptions) throws -> ExitStatus {
    var trial = WidgetCampaign(WorkerCommand())
    trial.shouldStop = { Interruption.isRequested }
    trial.profile = options.profile
    trial.seed = options.seed
    trial.cases = options.cases
    try trial.useFixtures(options.fixtures)
    trial.released = try options.released.map {
      try ReleasedVersion(
        RecordFile.read($0),
        at: $0,
        besides: options.replay.isEmpty ? options.output : nil
      )
    }
    trial.workers = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
    let replay = try options.replay.isEmpty ? nil : ReplayRun(files: options.replay)
    let bundle = try OutputDirectory.leavingNoOldReports(
      in: options.output,
      unless: replay != nil
    ) {
      try trial.describe()
    }
    if let replay {
      let subject = trial.subject(for: bundle)
      return try replay.run { _ in subject }
    }
    let program = CommandLine.arguments[0].split(separator: "/").last ?? ""
    trial.replay = "swift run \(program) --replay"
    var run = CampaignRun(trial.plan(for: bundle))
    run.output = options.output
    run.site.arguments = options.words
    run.site.replay = options.surroundings + ["--replay"]
    run.isQuiet = options.isQuiet
    run.failsFast = options.failsFast
    run.completion = { [trial] in trial.complete(&$0, bundle) }
    return try run.run()
  }
}
