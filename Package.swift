// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The modules that build everywhere, a row each: the folder in `Sources`, the style of its flags, and its imports.
///
/// A module imports only what stands above it. A test compares rows and imports: the package manager builds a target
/// again only when a module changed that its row names.
let modules = """
  Engine/PropertyTesting         computes
  Engine/PropertyChecks          computes  PropertyTesting
  Engine/EdgeCoverage            -
  Engine/PropertyTestingSupport  -         PropertyTesting PropertyChecks EdgeCoverage
  Platform/PlatformFacts         reports
  Platform/WidgetModel           computes  PlatformFacts
  Platform/WidgetRuntime         computes  WidgetModel
  Judging/Clauses                computes  PlatformFacts WidgetModel
  Judging/Oracle                 computes  WidgetModel
  Judging/Relations              computes  WidgetModel
  Campaigning/ScenarioGeneration computes  PropertyTesting WidgetModel Clauses
  Campaigning/GoldenScenarios    -
  Campaigning/ScenarioCorpus     reports   PlatformFacts WidgetModel Clauses
  Campaigning/RunRecord          reports   WidgetModel Clauses
  Campaigning/Schemas            reports   WidgetModel WidgetRuntime RunRecord
  Campaigning/Campaigns          computes  PropertyTesting PlatformFacts WidgetModel WidgetRuntime Clauses Oracle \
                                           Relations ScenarioGeneration ScenarioCorpus RunRecord
  Campaigning/RuntimeMutants     computes  PropertyTesting WidgetModel WidgetRuntime Clauses ScenarioGeneration \
                                           RunRecord Campaigns
  Reporting                      reports   PlatformFacts WidgetModel Clauses RunRecord
  Frontends/CampaignRuns         reports   WidgetModel Clauses ScenarioCorpus RunRecord Campaigns Reporting
  Frontends/RuntimeCommands      reports   PropertyTesting PlatformFacts WidgetModel WidgetRuntime Clauses \
                                           ScenarioGeneration GoldenScenarios ScenarioCorpus RunRecord Campaigns \
                                           Reporting CampaignRuns ArgumentParser
  RealWidgets/XcodeProjects      reports
  RealWidgets/StandIns           reports
  Frontends/Benchmarks           computes  PropertyTesting WidgetModel WidgetRuntime Clauses ScenarioGeneration \
                                           Campaigns
  Frontends/RuntimeFuzzing       reports   PropertyTesting WidgetModel Clauses ScenarioGeneration ScenarioCorpus \
                                           Campaigns
  """

/// The modules that run real widgets, on Linux alone.
let widgetModules = """
  RealWidgets/InterposedCalls    -
  RealWidgets/VirtualTime        -         InterposedCalls
  RealWidgets/WorkerProcesses    reports   InterposedCalls
  RealWidgets/AuthoringValues    reports
  RealWidgets/WidgetAuthoring    -         WidgetModel AuthoringValues PreviewMacros
  RealWidgets/WidgetCampaigns    reports   WidgetModel WidgetRuntime Clauses ScenarioGeneration RunRecord Campaigns \
                                           WorkerProcesses AuthoringValues
  RealWidgets/WidgetWorker       -         WidgetModel WidgetRuntime Clauses ScenarioGeneration RunRecord Campaigns \
                                           InterposedCalls VirtualTime WorkerProcesses WidgetCampaigns WidgetAuthoring
  Frontends/WidgetCheckProgram   -         WidgetModel RunRecord Campaigns CampaignRuns WorkerProcesses \
                                           WidgetCampaigns WidgetAuthoring WidgetWorker
  Frontends/WidgetCheck          -         WidgetModel Clauses RunRecord Campaigns Reporting CampaignRuns \
                                           WorkerProcesses WidgetCampaigns WidgetAuthoring WidgetWorker
  ExampleWidgets                 lines     WidgetKit SwiftUI AppIntents ActivityKit CoreLocation SwiftData
  FaultyExampleWidgets           lines     WidgetKit SwiftUI AppIntents ActivityKit CoreLocation SwiftData
  """

/// The modules named like Apple's, which Linux does not have; files import them.
let appleModules = """
  WidgetKit SwiftUI AppIntents ActivityKit UIKit Combine os OSLog Intents CoreGraphics CoreLocation CryptoKit \
  CoreData SwiftData Charts SwiftUICore
  """

/// Empty modules: a file that imports Swift Testing and one of these modules imports its overlay, too.
let testingOverlays = ["UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics"]

/// The modules with which the command starts programs with real widgets.
#if os(Linux)
  let workers = "WorkerProcesses AuthoringValues WidgetCampaigns"
#else
  let workers = ""
#endif

/// The command, and the fuzzer of runtimes, which is built on demand.
let command = """
  Frontends/WidgetCheckCommand   reports   WidgetModel WidgetRuntime Clauses ScenarioGeneration \
                                           RunRecord Campaigns RuntimeMutants Reporting CampaignRuns RuntimeCommands \
                                           Benchmarks XcodeProjects StandIns ArgumentParser \(workers)
  """
let fuzzer = """
  Frontends/RuntimeFuzzer        reports   WidgetModel ScenarioCorpus Campaigns RuntimeMutants Reporting CampaignRuns \
                                           RuntimeFuzzing
  """

/// The folders of `Tests` and what their files import, first a program that tests run and code that they cover.
let runtime = "Fixtures/SwiftRuntime - WidgetModel WidgetRuntime RuntimeCommands"
let subjects = "Fixtures/InstrumentedSubjects traced"
let tests = """
  PropertyTestingTests           -         PropertyTesting PropertyChecks
  PropertyTestingSupportTests    -         PropertyTesting PropertyChecks PropertyTestingSupport InstrumentedSubjects
  PlatformFactsTests             -         PlatformFacts
  WidgetModelTests               -         WidgetModel Schemas PlatformFacts
  WidgetRuntimeTests             -         WidgetRuntime Schemas WidgetModel
  ClausesTests                   -         Clauses PlatformFacts WidgetModel
  OracleTests                    -         Oracle WidgetModel
  RelationsTests                 -         Relations WidgetRuntime WidgetModel
  ScenarioGenerationTests        -         ScenarioGeneration WidgetRuntime Clauses PropertyTesting WidgetModel
  ScenarioCorpusTests            -         ScenarioCorpus WidgetRuntime Clauses WidgetModel
  RunRecordTests                 -         RunRecord Clauses WidgetModel
  CampaignsTests                 -         Campaigns RuntimeMutants Schemas Clauses Oracle PropertyTesting Relations \
                                           RunRecord ScenarioCorpus ScenarioGeneration WidgetModel WidgetRuntime
  RuntimeMutantsTests            -         RuntimeMutants Campaigns Clauses PropertyTesting ScenarioGeneration \
                                           WidgetModel WidgetRuntime
  BenchmarksTests                -         Benchmarks PropertyTesting
  XcodeProjectsTests             -         XcodeProjects
  StandInsTests                  -         StandIns
  RuntimeFuzzingTests            -         PropertyTesting Clauses ScenarioGeneration Campaigns RuntimeMutants \
                                           RuntimeFuzzing WidgetModel
  ReportingTests                 -         Reporting Clauses PlatformFacts RunRecord WidgetModel
  RuntimeCommandsTests           -         RuntimeCommands RuntimeMutants Campaigns Clauses RunRecord WidgetModel
  WidgetCheckCommandTests        -         PropertyTesting PropertyChecks WidgetCheckCommand WidgetRuntime \
                                           SwiftRuntime CampaignRuns RuntimeCommands Campaigns Clauses \
                                           PlatformFacts RunRecord ScenarioCorpus ScenarioGeneration Reporting \
                                           WidgetModel XcodeProjects StandIns \(workers)
  TidyTests                      -         WidgetCheckCommand ArgumentParser
  """

/// The tests on Linux alone.
let widgetTests = """
  VirtualTimeTests               lines     InterposedCalls VirtualTime
  WidgetAuthoringTests           lines     PlatformFacts WidgetModel AuthoringValues WidgetAuthoring \(appleModules)
  WorkerProcessesTests           lines     WidgetWorker InterposedCalls WorkerProcesses
  WidgetWorkerTests              lines     CampaignRuns Reporting WidgetWorker WidgetKit SwiftUI OSLog ExampleWidgets \
                                           FaultyExampleWidgets WidgetAuthoring ActivityKit AppIntents Campaigns \
                                           Clauses CoreLocation RunRecord ScenarioGeneration WidgetModel \
                                           WidgetCampaigns WorkerProcesses AuthoringValues
  WidgetCheckTests               lines     WidgetCheck ExampleWidgets FaultyExampleWidgets
  """

/// The files of examples that only `widgetcheck check` reads.
let exampleResources = """
  Ferry/Info.plist Ferry/en.lproj Ferry/Fixtures Trail/Info.plist Trail/Trail.entitlements \
  Trail/Trail.intentdefinition Canteen/App-Info.plist Delivery/App-Info.plist Kettle/App-Info.plist \
  Reading/App-Info.plist Trips/App-Info.plist
  """.split(separator: " ").map(String.init)

/// True if the package manager builds this package itself, not one that depends on it.
///
/// It evaluates each manifest in the folder of the package that it builds, also with `--package-path`, and clones
/// dependencies into a folder `checkouts`. It caches results by `$PWD`: scripts first change to this folder.
let isBuiltItself =
  (FileManager.default.currentDirectoryPath + "/").hasPrefix(Context.packageDirectory + "/")
  && !Context.packageDirectory.contains("/checkouts/")

/// True to build the fuzzer of runtimes, which needs libFuzzer: `WIDGETCHECK_FUZZING=1 swift build`.
let isFuzzing = isBuiltItself && Context.environment["WIDGETCHECK_FUZZING"] != nil

/// The flags that speed up work on this package; those that depend on it build it without them.
///
/// - `computes`: optimized in debug builds, too. Tests then run four times as fast.
/// - `reports`: never optimized. That would take four fifths of the build and gain a tenth of a second a run.
/// - `lines`: findings name lines of its code.
/// - `traced`: reports its edges and comparisons on Linux, for searches that they guide.
func flags(_ style: String, of target: Target) -> [SwiftSetting] {
  guard isBuiltItself else { return [] }
  let withoutLines = ["-Xfrontend", "-gnone"]
  let release = ["computes": withoutLines, "reports": ["-Onone"]][style] ?? []
  var debug = style == "computes" ? ["-O"] : []
  // Whole modules take a fifth less. Set the variable to compile only the files that a change reaches, for debuggers.
  if Context.environment["WIDGETCHECK_INCREMENTAL"] == nil {
    debug += ["-whole-module-optimization", "-num-threads", "4", "-disable-batch-mode"]
    debug += target.type == .test ? ["-no-emit-module-separately-wmo"] : []
    debug += style == "lines" ? ["-gline-tables-only"] : withoutLines
  }
  let traced = ["-sanitize=fuzzer", "-sanitize-coverage=edge,trace-pc-guard,trace-cmp"]
  let isFuzzed =
    isFuzzing && ["WidgetModel", "WidgetRuntime", "Clauses", "RuntimeFuzzer"].contains(target.name)
  return [
    .unsafeFlags(debug, .when(configuration: .debug)),
    .unsafeFlags(release, .when(configuration: .release)),
    .unsafeFlags(isFuzzed ? ["-sanitize=fuzzer", "-parse-as-library"] : []),
    .unsafeFlags(style == "traced" ? traced : [], .when(platforms: [.linux])),
  ]
}

/// The targets of a table.
func targets(_ rows: String, in folder: String = "Sources", make: (String) -> Target) -> [Target] {
  rows.split(separator: "\n").map { row in
    let words = row.split(separator: " ").map(String.init)
    let name = words[0].split(separator: "/").last.map(String.init) ?? ""
    let target = make(name)
    target.path = "\(folder)/\(words[0])"
    target.dependencies = words.dropFirst(2).map { word in
      word == "ArgumentParser"
        ? .product(name: word, package: "swift-argument-parser") : .byName(name: word)
    }
    target.exclude = name.hasSuffix("ExampleWidgets") ? exampleResources : []
    target.swiftSettings = target.type == .macro ? [] : flags(words[1], of: target)
    if words.contains("ArgumentParser") {
      // ArgumentParser imports our `os` if that is built first. Its importers must not see what `os` exports.
      target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
    }
    // Rounding calls the mathematics library where the processor may not have an instruction.
    if name == "PropertyTesting" {
      target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
    }
    if name == "RuntimeFuzzer" { target.linkerSettings = [.unsafeFlags(["-sanitize=fuzzer"])] }
    return target
  }
}

/// A product of the module with its name and of others.
func library(_ name: String, _ others: String...) -> Product {
  .library(name: name, targets: [name] + others)
}

let package = Package(
  name: "WidgetCheck",
  platforms: [.macOS(.v15)],
  products: [
    library("PropertyTesting", "PropertyChecks", "PropertyTestingSupport"),
    library("PlatformFacts"), library("WidgetModel"), library("WidgetRuntime"), library("Clauses"),
    library("Campaigns", "ScenarioGeneration", "ScenarioCorpus", "RunRecord"),
    library("Reporting"), library("RuntimeCommands"),
    .executable(name: "widgetcheck", targets: ["WidgetCheckCommand"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: targets(modules) { .target(name: $0) } + targets(command) { .executableTarget(name: $0) }
    + targets(runtime, in: "Tests") { .executableTarget(name: $0) }
    + targets(subjects, in: "Tests") { .target(name: $0) }
    + targets(tests, in: "Tests") { .testTarget(name: $0) },
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  let apple = appleModules.split(separator: " ").map(String.init)
  package.products += [library("WidgetCheck", "WidgetCheckProgram")] + apple.map { library($0) }
  // `widgetcheck check` links each program with this one; the command itself does without.
  package.products.append(
    .library(name: "CheckedPrograms", type: .static, targets: ["WidgetWorker"] + apple)
  )
  let overlays = testingOverlays.values.sorted().map { "\($0) -" }
  let imports = apple.map { "\($0) - WidgetAuthoring \(testingOverlays[$0] ?? "")" }
  let rows = (imports + overlays).joined(separator: "\n")
  package.targets +=
    targets(widgetModules) { .target(name: $0) }
    + targets("RealWidgets/PreviewMacros -") { .macro(name: $0) }
    + targets(rows, in: "Sources/RealWidgets/AppleModules") { .target(name: $0) }
    + targets(widgetTests, in: "Tests") { .testTarget(name: $0) }
#endif

if isFuzzing {
  package.products.append(.executable(name: "widgetcheck-fuzz", targets: ["RuntimeFuzzer"]))
  package.targets += targets(fuzzer) { .executableTarget(name: $0) }
}
