import CampaignRunner
import Clauses
import Foundation
import RunRecord
@_spi(Hosting) import WidgetAuthoring
import WidgetHost
import WidgetModel

extension WidgetBundle {
  /// Begins the program: a bundle with `@main` is its own harness.
  ///
  /// On a device this function registers the widgets. Here it runs a campaign over them, or, in a
  /// process that such a campaign started, serves it as a worker. `--help` lists the options.
  @MainActor public static func main() {
    HarnessMain.run(name: "\(Self.self)") { declarations(of: Self()) }
  }
}

extension WidgetAuthoring.Widget {
  /// Begins the program: a widget with `@main` is its own harness, as ``WidgetBundle/main()`` is.
  @MainActor public static func main() {
    HarnessMain.run(name: "\(Self.self)") { declarations(of: Self()) }
  }
}

/// The program of a bundle that is its own harness.
package enum HarnessMain {
  /// Serves as a worker, or runs a campaign with workers of the same program.
  static func run(name: String, declare: @escaping @MainActor () -> [DeclaredWidget]) -> Never {
    if let channel = WorkerChannel.current { serve(channel, name: name, declare: declare) }
    Interruption.install()
    var status: ExitStatus
    do {
      let options = try HarnessOptions(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        Console.print(HarnessOptions.help(name))
        status = .held
      } else {
        status = try campaign(options)
      }
      try Console.flush()
    } catch  where Interruption.isRequested {
      Console.note("\(name): interrupted before there was anything to report")
      status = .undecided
    } catch {
      Console.note("\(name): \(error)")
      status = error is TrialError ? .broken : ExitStatus(of: error)
    }
    if Interruption.isRequested { status = .worst([status, .undecided]) }
    exit(status.rawValue)
  }

  /// Serves a parent's orders as a worker until the parent is gone.
  package static func serve(
    _ channel: WorkerChannel,
    name: String,
    declare: @escaping @MainActor () -> [DeclaredWidget]
  ) -> Never {
    // Code runs in virtual time, where one thing happens at a time and stands for the main actor.
    let unbound = unsafeBitCast(declare, to: (() -> [DeclaredWidget]).self)
    WidgetService.serve(channel, name: name, declare: unbound)
  }

  private static func campaign(_ options: HarnessOptions) throws -> ExitStatus {
    var trial = WidgetTrial(WorkerCommand())
    trial.profile = options.profile
    trial.seed = options.seed
    trial.cases = options.cases
    try trial.useFixtures(options.fixtures)
    trial.workers = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
    let replay = try options.replay.isEmpty ? nil : ReplayRun(files: options.replay)
    let bundle = try trial.describe()
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

/// The worker's side of a program.
enum WidgetService {
  /// Serves a parent's orders until it is gone.
  static func serve(
    _ channel: WorkerChannel,
    name: String,
    declare: @escaping () -> [DeclaredWidget]
  ) -> Never {
    let home = URL(fileURLWithPath: Refusals.home, isDirectory: true)
    let folder = variable(WorkerLaunch.fixturesVariable)
    let list = variable(WorkerLaunch.propertyListVariable)
    var worker: WidgetWorker?
    var number: UInt64 = 0
    var problem = ""
    channel.serve {
      IsolationLimits().apply()
      ErrorCasts.begin()
      OpenValueCasts.begin()
      WorkerOutput.begin()
      Refusals.begin(home: home.path, readable: [folder, list].compactMap(\.self))
      MemoryMeter.begin()
      do {
        try list.map(describeBundle)
        TextTables.find()
        worker = WidgetWorker(
          name: name,
          home: home,
          memory: AllocatorGauge(),
          fixtures: try Fixtures(folder: folder),
          announce: { channel.mark(number, $0) },
          declare: declare
        )
      } catch {
        problem = "\(error)"
      }
    } handler: { bytes in
      var reply = WorkerReplyMessage()
      do {
        let json = try JSON(parsing: String(decoding: bytes, as: UTF8.self))
        let order = try JSONReader.value(WorkerOrder.self, from: json)
        channel.mark(number, order.verb.rawValue)
        number += 1
        if let worker { reply = worker.reply(to: order) } else { reply.problem = problem }
      } catch {
        reply.problem = "the order makes no sense: \(error)"
      }
      return Array(JSONWriter.json(reply).description.utf8)
    }
  }

  /// Has the main bundle tell what a property list says.
  private static func describeBundle(by path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw CommandError.unreadable("\(path) is no property list with keys and values")
    }
    MainBundle.describe(by: values)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The measure of what the code's threads hold of the allocator.
private final class AllocatorGauge: MemoryGauge {
  var bytesInUse: Int64 {
    MemoryMeter.resetPeak()
    return MemoryMeter.current
  }

  var peakInUse: Int64 { MemoryMeter.peak }

  func watch(_ growth: Int64) {
    let sum = MemoryMeter.current.addingReportingOverflow(growth)
    MemoryMeter.watch(sum.overflow ? 0 : sum.partialValue)
  }

  func takeExcess() -> StackSample? { StackSample.takeExcess() }
}
