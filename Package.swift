// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// What a target is compiled with whose code tells, asks or keeps, and computes nothing of length.
///
/// The optimiser takes four fifths of the time in which a module is built. Where it wins a tenth of a second a run,
/// whoever builds this package would wait for it in vain.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// How the lines of a module's code are left out, which take a tenth of the time in which it is built, and more.
///
/// The names of its functions are known without them.
let withoutLines = ["-Xfrontend", "-gnone"]

/// What a target is compiled with that computes: optimised in a debug build, too.
///
/// Tests run four times as fast with it, and one build does for the command and the tests.
let computing: [SwiftSetting] = [
  .unsafeFlags(withoutLines, .when(configuration: .release)),
  .unsafeFlags(["-O"], .when(configuration: .debug)),
]

/// What a module is compiled with that imports ArgumentParser.
///
/// On a clean build of everything ArgumentParser finds our `os` and imports it. What that exports is not linked with
/// commands, and must not be seen by them either.
let ownImports: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

/// The parser of command lines, which commands alone depend on.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

/// A target in the folder of its stage of the pipeline.
func module(
  _ name: String,
  _ stage: String,
  _ dependencies: [Target.Dependency] = [],
  _ settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/\(stage)/\(name)",
    swiftSettings: settings
  )
}

/// The libraries that judge: they know nothing of real code and build everywhere.
///
/// Each imports only what stands above it, and depends on what it imports; a test holds both.
let libraries: [Target] = [
  .target(
    name: "PropertyTesting",
    path: "Sources/Engine/PropertyTesting",
    swiftSettings: computing,
    // Rounding is a call of the mathematics library where the processor may lack an instruction.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  ),
  module("PropertyChecks", "Engine", ["PropertyTesting"], computing),
  module("PropertyTestingSupport", "Engine", ["PropertyTesting", "PropertyChecks"]),
  module("PlatformFacts", "Platform", [], unoptimized),
  module("WidgetModel", "Platform", ["PlatformFacts"], computing),
  module("WidgetRuntime", "Platform", ["WidgetModel"], computing),
  module("Clauses", "Judging", ["PlatformFacts", "WidgetModel"], computing),
  module("Oracle", "Judging", ["WidgetModel"], computing),
  module("Relations", "Judging", ["WidgetModel"], computing),
  module(
    "ScenarioGeneration",
    "Campaigning",
    ["PropertyTesting", "WidgetModel", "Clauses"],
    computing
  ),
  module(
    "ScenarioCorpus",
    "Campaigning",
    ["PlatformFacts", "WidgetModel", "Clauses"],
    unoptimized
  ),
  module("RunRecord", "Campaigning", ["WidgetModel", "Clauses"], unoptimized),
  module("Schemas", "Campaigning", ["WidgetModel", "WidgetRuntime", "RunRecord"], unoptimized),
  module(
    "Campaigns",
    "Campaigning",
    [
      "PropertyTesting", "PlatformFacts", "WidgetModel", "WidgetRuntime", "Clauses", "Oracle",
      "Relations", "ScenarioGeneration", "ScenarioCorpus", "RunRecord",
    ],
    computing
  ),
  module(
    "RuntimeMutants",
    "Campaigning",
    [
      "PropertyTesting", "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration",
      "RunRecord", "Campaigns",
    ],
    computing
  ),
  .target(
    name: "Reporting",
    dependencies: ["PlatformFacts", "Clauses", "RunRecord", "WidgetModel"],
    swiftSettings: unoptimized
  ),
  module(
    "CampaignRuns",
    "Frontends",
    ["WidgetModel", "Clauses", "ScenarioCorpus", "RunRecord", "Campaigns", "Reporting"],
    unoptimized
  ),
  module(
    "CampaignRunner",
    "Frontends",
    [
      "PropertyTesting", "PlatformFacts", "WidgetModel", "WidgetRuntime", "Clauses",
      "ScenarioGeneration", "ScenarioCorpus", "RunRecord", "Campaigns", "Reporting",
      "CampaignRuns", argumentParser,
    ],
    unoptimized + ownImports
  ),
  module("XcodeProjects", "RealWidgets", [], unoptimized),
  module("StandIns", "RealWidgets", [], unoptimized),
  module(
    "Benchmarks",
    "Frontends",
    [
      "PropertyTesting", "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration",
      "Campaigns",
    ],
    computing
  ),
  module(
    "RuntimeFuzzing",
    "Frontends",
    [
      "PropertyTesting", "WidgetModel", "Clauses", "ScenarioGeneration", "ScenarioCorpus",
      "Campaigns",
    ],
    unoptimized
  ),
]

/// The fuzzer of runtimes, for whoever asks for it: `WIDGETCHECK_FUZZING=1 swift build ...`.
///
/// Its program is linked with libFuzzer, which not every toolchain has, and what it is to cover is compiled with
/// counters, which nobody else should pay for.
let isFuzzing = Context.environment["WIDGETCHECK_FUZZING"] != nil
let fuzzing: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]
let fuzzers: [Target] =
  isFuzzing
  ? [
    .executableTarget(
      name: "RuntimeFuzzer",
      dependencies: [
        "WidgetModel", "ScenarioCorpus", "Campaigns", "RuntimeMutants", "Reporting",
        "CampaignRuns", "RuntimeFuzzing",
      ],
      path: "Sources/Frontends/RuntimeFuzzer",
      swiftSettings: unoptimized + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    )
  ] : []
for library in libraries
where isFuzzing && ["WidgetModel", "WidgetRuntime", "Clauses"].contains(library.name) {
  library.swiftSettings = (library.swiftSettings ?? []) + fuzzing
}

#if os(Linux)
  /// What stands beside the code of examples for `widgetcheck check` alone.
  let exampleResources = [
    "Ferry/Info.plist", "Ferry/en.lproj", "Ferry/Fixtures",
    "Trail/Info.plist", "Trail/Trail.entitlements", "Trail/Trail.intentdefinition",
    "Canteen/App-Info.plist", "Delivery/App-Info.plist", "Kettle/App-Info.plist",
    "Reading/App-Info.plist", "Trips/App-Info.plist",
  ]

  // The modules that real files import and this platform lacks; a user adds the products that the files need.
  let modules = [
    "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "UIKit", "Combine", "os", "OSLog",
    "Intents", "CoreGraphics", "CoreLocation", "CryptoKit", "CoreData", "SwiftData", "Charts",
    "SwiftUICore",
  ]

  /// Swift Testing declares overlays for modules of these names, and files that import both a module
  /// and Swift Testing do not compile without them; here they are empty.
  let testingOverlays = [
    "UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics",
  ]

  /// What runs real code: modules named like Apple's, virtual time, worker processes.
  let authoring: [Target] =
    [
      module("InterposedCalls", "RealWidgets"),
      module("VirtualTime", "RealWidgets", ["InterposedCalls"]),
      .macro(name: "PreviewMacros", path: "Sources/RealWidgets/PreviewMacros"),
      module("AuthoringValues", "RealWidgets", [], unoptimized),
      module(
        "WidgetAuthoring",
        "RealWidgets",
        ["WidgetModel", "AuthoringValues", "PreviewMacros"]
      ),
      module("WorkerProcesses", "RealWidgets", ["InterposedCalls"], unoptimized),
      module(
        "WidgetTrials",
        "RealWidgets",
        [
          "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration", "RunRecord", "Campaigns",
          "WorkerProcesses", "AuthoringValues",
        ],
        unoptimized
      ),
      module(
        "WidgetHosting",
        "RealWidgets",
        [
          "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration", "RunRecord", "Campaigns",
          "InterposedCalls", "VirtualTime", "WorkerProcesses", "WidgetTrials", "WidgetAuthoring",
        ]
      ),
      module(
        "WidgetCheckProgram",
        "Frontends",
        [
          "WidgetModel", "RunRecord", "Campaigns", "WorkerProcesses", "WidgetTrials",
          "WidgetAuthoring", "WidgetHosting", "CampaignRuns",
        ]
      ),
      module(
        "WidgetCheck",
        "Frontends",
        [
          "WidgetModel", "Clauses", "RunRecord", "Campaigns", "Reporting", "WorkerProcesses",
          "WidgetTrials", "WidgetAuthoring", "WidgetHosting", "CampaignRuns",
        ]
      ),
      .target(
        name: "ExampleWidgets",
        dependencies: [
          "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "CoreLocation", "SwiftData",
        ],
        exclude: exampleResources
      ),
      .target(
        name: "FaultyExampleWidgets",
        dependencies: [
          "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "CoreLocation", "SwiftData",
        ],
        exclude: exampleResources
      ),
    ]
    + modules.map {
      .target(
        name: $0,
        dependencies: ["WidgetAuthoring"]
          + (testingOverlays[$0].map { [.byName(name: $0)] } ?? []),
        path: "Sources/RealWidgets/AppleModules/\($0)"
      )
    }
    + testingOverlays.values.sorted().map {
      .target(name: $0, path: "Sources/RealWidgets/AppleModules/\($0)")
    }
  let authoringTests: KeyValuePairs<String, [Target.Dependency]> = [
    "VirtualTimeTests": ["InterposedCalls", "VirtualTime"],
    "WidgetAuthoringTests": ["PlatformFacts", "WidgetModel", "AuthoringValues", "WidgetAuthoring"]
      + modules.map { .byName(name: $0) },
    "WorkerProcessesTests": ["WidgetHosting", "InterposedCalls", "WorkerProcesses"],
    "WidgetHostingTests": [
      "CampaignRuns", "Reporting", "WidgetHosting", "WidgetKit", "SwiftUI", "OSLog",
      "ExampleWidgets", "FaultyExampleWidgets", "WidgetAuthoring", "ActivityKit", "AppIntents",
      "Campaigns", "Clauses", "CoreLocation", "RunRecord", "ScenarioGeneration", "WidgetModel",
      "WidgetTrials", "WorkerProcesses", "AuthoringValues",
    ],
    "WidgetCheckTests": ["WidgetCheck", "ExampleWidgets", "FaultyExampleWidgets"],
  ]
  let authoringProducts: [Product] =
    (["WidgetCheck", "WidgetCheckProgram"] + modules).map { .library(name: $0, targets: [$0]) } + [
      // What `widgetcheck check` links each program with; the command itself does without.
      .library(name: "CheckedPrograms", type: .static, targets: ["WidgetHosting"] + modules)
    ]
  let commandDependencies: [Target.Dependency] =
    ["WorkerProcesses", "AuthoringValues", "WidgetTrials"].map { .byName(name: $0) }
#else
  let authoring: [Target] = []
  let authoringTests: KeyValuePairs<String, [Target.Dependency]> = [:]
  let authoringProducts: [Product] = []
  let commandDependencies: [Target.Dependency] = []
#endif

/// The tests in the folders of `Tests`, with what they import: a change of that builds them again.
let tests: KeyValuePairs<String, [Target.Dependency]> = [
  "PropertyTestingTests": ["PropertyTesting", "PropertyChecks"],
  "PropertyTestingSupportTests": ["PropertyTesting", "PropertyChecks", "PropertyTestingSupport"],
  "PlatformFactsTests": ["PlatformFacts"],
  "WidgetModelTests": ["WidgetModel", "Schemas", "PlatformFacts"],
  "WidgetRuntimeTests": ["WidgetRuntime", "Schemas", "WidgetModel"],
  "ClausesTests": ["Clauses", "PlatformFacts", "WidgetModel"],
  "OracleTests": ["Oracle", "WidgetModel"],
  "RelationsTests": ["Relations", "WidgetRuntime", "WidgetModel"],
  "ScenarioGenerationTests": [
    "ScenarioGeneration", "WidgetRuntime", "Clauses", "PropertyTesting", "WidgetModel",
  ],
  "ScenarioCorpusTests": ["ScenarioCorpus", "WidgetRuntime", "Clauses", "WidgetModel"],
  "RunRecordTests": ["RunRecord", "Clauses", "WidgetModel"],
  "CampaignsTests": [
    "Campaigns", "RuntimeMutants", "Schemas", "Clauses", "Oracle", "PropertyTesting",
    "Relations", "RunRecord", "ScenarioCorpus", "ScenarioGeneration", "WidgetModel",
    "WidgetRuntime",
  ],
  "RuntimeMutantsTests": [
    "RuntimeMutants", "Campaigns", "Clauses", "PropertyTesting", "ScenarioGeneration",
    "WidgetModel", "WidgetRuntime",
  ],
  "BenchmarksTests": ["Benchmarks", "PropertyTesting"],
  "XcodeProjectsTests": ["XcodeProjects"],
  "StandInsTests": ["StandIns"],
  "RuntimeFuzzingTests": [
    "PropertyTesting", "Clauses", "ScenarioGeneration", "Campaigns", "RuntimeMutants",
    "RuntimeFuzzing", "WidgetModel",
  ],
  "ReportingTests": ["Reporting", "Clauses", "PlatformFacts", "RunRecord", "WidgetModel"],
  "CampaignRunnerTests": [
    "CampaignRunner", "RuntimeMutants", "Campaigns", "Clauses", "RunRecord", "WidgetModel",
  ],
  "WidgetCheckCommandTests": [
    "PropertyTesting", "WidgetCheckCommand", "WidgetRuntime", "SwiftRuntime", "CampaignRuns",
    "Campaigns", "Clauses", "PlatformFacts", "RunRecord", "ScenarioGeneration", "WidgetModel",
    "XcodeProjects",
  ] + commandDependencies,
  "TidyTests": ["WidgetCheckCommand", argumentParser],
]

let package = Package(
  name: "WidgetCheck",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyChecks", targets: ["PropertyChecks"]),
    .library(name: "PropertyTestingSupport", targets: ["PropertyTestingSupport"]),
    .library(name: "PlatformFacts", targets: ["PlatformFacts"]),
    .library(name: "WidgetModel", targets: ["WidgetModel"]),
    .library(name: "WidgetRuntime", targets: ["WidgetRuntime"]),
    .library(name: "Clauses", targets: ["Clauses"]),
    .library(
      name: "Campaigns",
      targets: ["ScenarioGeneration", "ScenarioCorpus", "RunRecord", "Campaigns"]
    ),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "CampaignRunner", targets: ["CampaignRunner"]),
    .executable(name: "widgetcheck", targets: ["WidgetCheckCommand"]),
  ] + authoringProducts
    + (isFuzzing ? [.executable(name: "widgetcheck-fuzz", targets: ["RuntimeFuzzer"])] : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: libraries + fuzzers + authoring + [
    .executableTarget(
      name: "WidgetCheckCommand",
      dependencies: [
        "WidgetModel", "WidgetRuntime", "Clauses", "ScenarioGeneration", "RunRecord", "Campaigns",
        "RuntimeMutants", "Reporting", "CampaignRuns", "CampaignRunner", "Benchmarks",
        "XcodeProjects", "StandIns", argumentParser,
      ] + commandDependencies,
      path: "Sources/Frontends/WidgetCheckCommand",
      swiftSettings: unoptimized + ownImports
    ),
    // Somebody's runtime, with a program of its own.
    .executableTarget(
      name: "SwiftRuntime",
      dependencies: ["WidgetModel", "WidgetRuntime", "CampaignRunner"],
      path: "Tests/Fixtures/SwiftRuntime"
    ),
  ] + (Array(tests) + authoringTests).map { .testTarget(name: $0.key, dependencies: $0.value) },
  swiftLanguageModes: [.v6]
)

/// The targets with code whose lines are told: widgets, and what stands in for them in tests.
let targetsWithLines: Set = [
  "ExampleWidgets", "FaultyExampleWidgets", "VirtualTimeTests", "WidgetAuthoringTests",
  "WorkerProcessesTests", "WidgetHostingTests", "WidgetCheckTests",
]

/// Each module is compiled as a whole in a debug build, too, and without what only a debugger reads.
///
/// That takes a fifth less time in all than file by file. Whoever edits, profiles or debugs a module sets
/// `WIDGETCHECK_INCREMENTAL=1`: a change then compiles the files that it reaches.
if Context.environment["WIDGETCHECK_INCREMENTAL"] == nil {
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let whole = ["-whole-module-optimization", "-num-threads", "4", "-disable-batch-mode"]
    // Nobody waits for the module of a test.
    let module = target.type == .test ? ["-no-emit-module-separately-wmo"] : []
    let lines = targetsWithLines.contains(target.name) ? ["-gline-tables-only"] : withoutLines
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(whole + module + lines, .when(configuration: .debug))
      ]
  }
}
