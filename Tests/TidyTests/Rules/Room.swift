/// A module and its place in the pipeline.
struct Room: Hashable, Sendable {
  /// The module's name.
  let module: String

  /// The folder of its files.
  let folder: String

  /// The only modules that it may import, `nil` for all above it.
  let only: Set<String>?

  /// The only modules that may import it, `nil` for all below it.
  let seers: Set<String>?

  /// True if it imports neither Foundation nor any other module outside this package.
  let isCore: Bool

  /// Creates a room in the folder of a stage; the folder has the module's name.
  init(
    _ stage: String,
    _ module: String,
    only: Set<String>? = nil,
    seers: Set<String>? = nil,
    isCore: Bool = false
  ) {
    self.module = module
    folder = stage.isEmpty ? "Sources/\(module)" : "Sources/\(stage)/\(module)"
    self.only = only
    self.seers = seers
    self.isCore = isCore
  }

  /// The modules in the order of the pipeline: each imports only modules above it.
  ///
  /// A planned module may already have its row.
  static let all: [Room] =
    [
      Room("Engine", "PropertyTesting", only: [], isCore: true),
      // A campaign uses the engine itself: no campaign links checks.
      Room(
        "Engine",
        "PropertyChecks",
        only: ["PropertyTesting"],
        seers: ["PropertyTestingSupport"],
        isCore: true
      ),
      Room("Engine", "EdgeCoverage", only: [], seers: ["PropertyTestingSupport"]),
      Room(
        "Engine",
        "PropertyTestingSupport",
        only: ["PropertyTesting", "PropertyChecks", "EdgeCoverage"]
      ),
      Room("Platform", "PlatformFacts", only: [], isCore: true),
      Room("Platform", "WidgetModel", only: ["PlatformFacts"], isCore: true),
      Room("Platform", "WidgetRuntime", only: ["PlatformFacts", "WidgetModel"], isCore: true),
      // A checker cannot share a mistake of the runtime, because it cannot see it.
      Room("Judging", "Clauses", only: ["PlatformFacts", "WidgetModel"], isCore: true),
      Room("Judging", "Oracle", only: ["PlatformFacts", "WidgetModel"], isCore: true),
      Room("Judging", "Relations", only: ["PlatformFacts", "WidgetModel"], isCore: true),
      Room("Campaigning", "ScenarioGeneration"),
      Room("Campaigning", "GoldenScenarios", only: [], seers: ["RuntimeCommands"]),
      Room("Campaigning", "ScenarioCorpus"),
      Room("Campaigning", "RunRecord"),
      // The description of the codec is for tests and documents: no program links it.
      Room(
        "Campaigning",
        "Schemas",
        only: ["WidgetModel", "WidgetRuntime", "RunRecord"],
        seers: []
      ),
      Room("Campaigning", "Campaigns"),
      // No program of a user links a mutant.
      Room("Campaigning", "RuntimeMutants", seers: ["WidgetCheckCommand", "RuntimeFuzzer"]),
      Room("", "Reporting", only: ["PlatformFacts", "WidgetModel", "Clauses", "RunRecord"]),
      Room("RealWidgets", "InterposedCalls", only: []),
      Room("RealWidgets", "VirtualTime", only: ["InterposedCalls"]),
      Room("RealWidgets", "WorkerProcesses", only: ["InterposedCalls"]),
      Room("RealWidgets", "PreviewMacros", only: []),
      // Projects are read on any platform, without knowledge of widgets.
      Room("RealWidgets", "XcodeProjects", only: [], seers: ["WidgetCheckCommand"]),
      Room("RealWidgets", "StandIns", only: [], seers: ["WidgetCheckCommand"]),
      Room("RealWidgets", "AuthoringValues", only: []),
      Room(
        "RealWidgets",
        "WidgetAuthoring",
        only: ["WidgetModel", "AuthoringValues", "PreviewMacros"],
        seers: Set(appleNames).union(["WidgetWorker", "WidgetCheckProgram", "WidgetCheck"])
      ),
    ]
    + appleNames.map { Room("RealWidgets/AppleModules", $0, only: ["WidgetAuthoring"]) }
    + testingOverlays.map { Room("RealWidgets/AppleModules", $0, only: []) }
    + [
      // The command is built without modules that only a widget's code needs.
      Room(
        "RealWidgets",
        "WidgetCampaigns",
        only: [
          "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration", "RunRecord",
          "Campaigns", "WorkerProcesses", "AuthoringValues",
        ]
      ),
      Room("RealWidgets", "WidgetWorker", seers: ["WidgetCheckProgram", "WidgetCheck"]),
      Room("Frontends", "CampaignRuns"),
      Room("Frontends", "RuntimeCommands"),
      Room("Frontends", "Benchmarks"),
      Room("Frontends", "RuntimeFuzzing"),
      Room("Frontends", "RuntimeFuzzer"),
      Room("Frontends", "WidgetCheckProgram"),
      Room("Frontends", "WidgetCheck"),
      Room("Frontends", "WidgetCheckCommand"),
      // A user's code sees only Apple's names.
      Room("", "ExampleWidgets", only: Set(appleNames)),
      Room("", "FaultyExampleWidgets", only: Set(appleNames)),
    ]

  /// The modules that real files import and this platform does not have.
  static let appleNames = [
    "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit",
    "UIKit", "Combine", "os", "OSLog", "Intents", "CoreGraphics", "CoreLocation", "CryptoKit",
    "CoreData", "SwiftData", "Charts", "SwiftUICore",
  ]

  private static let testingOverlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
}

extension [Room] {
  /// Returns the room of a file, and the folder inside it, `.` for the module's own.
  func place(of path: String) -> (room: Room, folder: String)? {
    guard let room = first(where: { path.hasPrefix($0.folder + "/") }) else { return nil }
    let rest = path.dropFirst(room.folder.count + 1).split(separator: "/").dropLast()
    return (room, rest.isEmpty ? "." : rest.joined(separator: "/"))
  }
}
