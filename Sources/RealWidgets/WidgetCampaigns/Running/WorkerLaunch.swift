import Foundation
import WidgetModel
import WorkerProcesses

/// How workers of one bundle are started and spoken to.
package struct WorkerLaunch: Sendable {
  /// The program and its arguments.
  var command: WorkerCommand

  /// How much a worker may take.
  var limits = WorkerLimits()

  /// The folder with the user's answers of network and shared data, `nil` for none.
  var fixtures: String?

  /// The property list of the user's extension, `nil` for none.
  var propertyList: String?

  /// What the settings of the user's target say, as far as somebody has read them.
  var settings = TargetSettings()

  /// The version that people have, `nil` where the declarations are compared with none.
  var released: ReleasedVersion?

  /// The paths under which the files lie whose lines are told, empty for whatever is not the harness's own.
  var sources: [String] = []

  /// The names of files that belong into the extension's bundle and are not at hand.
  var missingFiles: [String] = []

  /// Whether the bundle's kinds differ between two processes.
  var kindsVary = false

  /// Whether somebody has asked this process to stop.
  var shouldStop: @Sendable () -> Bool = { false }

  /// What the bundle's code asked for and was not given so far.
  var outside = OutsideLog()

  /// How workers of the bundle have died so far.
  var deaths = CrashCache()

  /// The name of the environment variable with the folder of fixtures.
  package static let fixturesVariable = "WIDGETCHECK_FIXTURES"

  /// The name of the environment variable with the path of the extension's property list.
  package static let propertyListVariable = "WIDGETCHECK_PROPERTY_LIST"

  /// The name of the environment variable with the ``TargetSettings``.
  package static let settingsVariable = "WIDGETCHECK_TARGET_SETTINGS"

  /// The name of the environment variable with the ``ReleasedVersion``.
  package static let releasedVariable = "WIDGETCHECK_RELEASED"

  /// The same for a bundle whose kinds differ between two processes, or do not.
  func with(kindsVary: Bool) -> WorkerLaunch {
    var launch = self
    launch.kindsVary = kindsVary
    return launch
  }

  /// Starts what workers are copies of.
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

  /// Starts a worker.
  func start(hashSeed: Int64, from forkServer: ForkServer) throws -> WorkerProcess {
    try WorkerProcess(
      from: forkServer,
      hashSeed: UInt64(bitPattern: hashSeed),
      limits: limits,
      deaths: deaths,
      shouldStop: shouldStop
    )
  }

  /// What came of an order.
  enum Answer {
    case reply(WorkerReplyMessage)
    case death(WorkerTermination)
  }

  /// Gives a worker an order and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - order: What is to be done.
  ///   - worker: Who does it.
  ///   - cpu: The processor time that it may use, by default that of the limits.
  /// - Returns: The reply, or how the worker ended.
  /// - Throws: What keeps the two from understanding each other.
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
      var reply = try WorkerReplyMessage(reading: bytes)
      reply.output = worker.takeOutput()
      return .reply(reply)
    case .ended(let end): return .death(WorkerTermination(end, isUserFile: isUserFile))
    }
  }

  /// Whether a source file is one of the checked code's.
  ///
  /// - Parameter path: The file's path, or its module and name as the runtime's messages tell them.
  /// - Returns: Whether its lines are told as places of failures.
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

  /// Whether a source file is the harness's own: it lies in this package, or is the toolchain's.
  private static func isOwnFile(_ path: String) -> Bool {
    path.hasPrefix(packageSources) && !path.contains("ExampleWidgets/")
      || path.contains("/swift/stdlib/") || path.hasPrefix("/<compiler-generated>")
      || path.contains("/swift-corelibs-") || !path.hasPrefix("/")
  }

  /// The modules that a worker has besides the checked code, the toolchain's first.
  private static let ownModules: Set<String> = [
    "Swift", "_Concurrency", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Testing",
    "PropertyTesting", "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration",
    "ScenarioCorpus", "RunRecord", "Campaigns", "Reporting", "CampaignRuns", "VirtualTime",
    "WorkerProcesses", "AuthoringValues", "WidgetCampaigns", "WidgetAuthoring", "WidgetWorker",
    "WidgetCheckProgram", "WidgetCheck",
  ]

  /// The folder of this package's sources, in which this file lies.
  private static let packageSources: String = {
    let path = #filePath
    let end = path.range(of: "/Sources/", options: .backwards)?.upperBound ?? path.endIndex
    return String(path[..<end])
  }()
}
