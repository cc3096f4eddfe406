import Foundation
import WidgetModel
import WorkerProcesses

/// Starts the workers of one bundle and exchanges messages with them.
package struct WorkerLaunch: Sendable {
  var command: WorkerCommand

  var limits = WorkerLimits()

  var fixtures: String?

  var propertyList: String?

  var settings = TargetSettings()

  /// The released version to compare with, `nil` for none.
  var released: ReleasedVersion?

  /// The paths of the files whose lines are reported, empty for all but the harness's own.
  var sources: [String] = []

  var missingFiles: [String] = []

  var kindsVary = false

  var shouldStop: @Sendable () -> Bool = { false }

  var outside = OutsideLog()

  var deaths = CrashCache()

  var endless = EndlessEnds()

  package static let fixturesVariable = "WIDGETCHECK_FIXTURES"

  package static let propertyListVariable = "WIDGETCHECK_PROPERTY_LIST"

  package static let settingsVariable = "WIDGETCHECK_TARGET_SETTINGS"

  package static let releasedVariable = "WIDGETCHECK_RELEASED"

  func with(kindsVary: Bool) -> WorkerLaunch {
    var launch = self
    launch.kindsVary = kindsVary
    return launch
  }

  func forkServer() throws -> ForkServer {
    var command = command
    command.variables[WorkerLaunch.fixturesVariable] = fixtures
    command.variables[WorkerLaunch.propertyListVariable] = propertyList
    command.variables[WorkerLaunch.settingsVariable] =
      settings.isEmpty ? nil : JSONWriter.json(settings).description
    command.variables[WorkerLaunch.releasedVariable] = released.map {
      JSONWriter.json($0).description
    }
    return try ForkServer(command)
  }

  func start(hashSeed: Int64, from forkServer: ForkServer) throws -> WorkerProcess {
    try WorkerProcess(
      from: forkServer,
      hashSeed: UInt64(bitPattern: hashSeed),
      limits: limits,
      deaths: deaths,
      shouldStop: shouldStop
    )
  }

  enum Answer {
    case reply(WorkerReplyMessage)
    case death(WorkerTermination)
  }

  func exchange(
    _ order: WorkerRequest,
    with worker: WorkerProcess,
    cpu: Duration? = nil
  ) throws -> Answer {
    var order = order
    order.kindsVary = kindsVary
    let text = JSONWriter.json(order).description
    switch try worker.exchange(Array(text.utf8), cpu: cpu) {
    case .answered(let bytes):
      endless.record(answerAfter: worker.longestRun)
      guard order.verb != .describe else { return .reply(try WorkerReplyMessage(reading: bytes)) }
      guard var reply = try? WorkerReplyMessage(reading: bytes), reply.answers(order) else {
        let report = CrashReport(.garbled, "a reply does not answer what was asked")
        let end = WorkerEnd(report: report, output: worker.takeOutput())
        worker.end()
        return .death(WorkerTermination(end, isUserFile: isUserFile))
      }
      reply.output = worker.takeOutput()
      return .reply(reply)
    case .ended(let end):
      let death = WorkerTermination(end, isUserFile: isUserFile)
      endless.record(slow: death, of: limits.cpu)
      return .death(death)
    }
  }

  /// Returns true for source files of the checked code, whose lines are reported.
  func isUserFile(_ path: String) -> Bool {
    if settings.faults.contains(where: { $0.file == path }) { return true }
    let parts = path.split(separator: "/")
    if parts.count == 2, !path.hasPrefix("/") {
      return sources.isEmpty
        ? !WorkerLaunch.ownModules.contains(String(parts[0]))
        : sources.contains { $0.hasSuffix("/\(parts[1])") }
    }
    if sources.isEmpty { return !WorkerLaunch.isOwnFile(path) }
    return sources.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private static func isOwnFile(_ path: String) -> Bool {
    path.hasPrefix(packageSources) && !path.contains("ExampleWidgets/")
      || path.contains("/swift/stdlib/") || path.hasPrefix("/<compiler-generated>")
      || path.contains("/swift-corelibs-") || !path.hasPrefix("/")
  }

  /// A worker's modules other than the checked code, the toolchain's first.
  private static let ownModules: Set<String> = [
    "Swift", "_Concurrency", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Testing",
    "PropertyTesting", "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration",
    "ScenarioCorpus", "RunRecord", "Campaigns", "Reporting", "CampaignRuns", "VirtualTime",
    "WorkerProcesses", "AuthoringValues", "WidgetCampaigns", "WidgetAuthoring", "WidgetWorker",
    "WidgetCheckProgram", "WidgetCheck",
  ]

  private static let packageSources: String = {
    let path = #filePath
    let end = path.range(of: "/Sources/", options: .backwards)?.upperBound ?? path.endIndex
    return String(path[..<end])
  }()
}
