// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The libraries that judge: they know nothing of real code and build everywhere.
let libraries: [Target] = [
  .target(
    name: "PropertyTesting",
    // Rounding is a call of the mathematics library where the processor may lack an instruction.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  ),
  .target(name: "PropertyTestingSupport", dependencies: ["PropertyTesting"]),
  .target(name: "WidgetModel"),
  .target(name: "WidgetRuntime", dependencies: ["WidgetModel"]),
  .target(name: "Clauses", dependencies: ["WidgetModel"]),
  .target(
    name: "Conformance",
    dependencies: ["PropertyTesting", "WidgetModel", "WidgetRuntime", "Clauses"]
  ),
  .target(name: "Reporting", dependencies: ["Clauses", "Conformance", "WidgetModel"]),
  .target(name: "CampaignConsole", dependencies: ["Clauses", "Conformance", "Reporting"]),
]

#if os(Linux)
  /// What stands beside the code of an example for `widgetcheck check` alone.
  let ferryResources = ["Ferry/Info.plist", "Ferry/en.lproj", "Ferry/Fixtures"]

  /// The modules that real files import and this platform lacks.
  ///
  /// All but the first four are companions: a user adds the products that the files need.
  let modules = [
    "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit",
    "UIKit", "Combine", "os", "OSLog", "Intents", "CoreGraphics", "CoreLocation",
  ]

  /// Swift Testing declares overlays for modules of these names, and files that import both a module
  /// and Swift Testing do not compile without them; here they are empty.
  let testingOverlays = [
    "UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics",
  ]

  /// What runs real code: modules named like Apple's, virtual time, worker processes.
  let authoring: [Target] =
    [
      .target(name: "InterposedCalls"),
      .target(name: "VirtualTime", dependencies: ["InterposedCalls"]),
      .macro(name: "PreviewMacros"),
      .target(name: "WidgetAuthoring", dependencies: ["WidgetModel", "PreviewMacros"]),
      .target(
        name: "WidgetHost",
        dependencies: [
          "InterposedCalls", "VirtualTime", "WidgetAuthoring", "WidgetModel", "WidgetRuntime",
        ]
      ),
      .target(
        name: "WidgetHarness",
        dependencies: [
          "CampaignConsole", "Clauses", "Conformance", "InterposedCalls", "WidgetAuthoring",
          "WidgetHost",
        ]
      ),
      .target(
        name: "WidgetCheck",
        dependencies: ["Clauses", "Conformance", "Reporting", "WidgetAuthoring", "WidgetHarness"]
      ),
      .target(
        name: "ExampleWidgets",
        dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "ActivityKit"],
        exclude: ferryResources
      ),
      .target(
        name: "FaultyExampleWidgets",
        dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "ActivityKit"],
        exclude: ferryResources
      ),
    ]
    + modules.map {
      .target(
        name: $0,
        dependencies: ["WidgetAuthoring", "WidgetHarness"]
          + (testingOverlays[$0].map { [.byName(name: $0)] } ?? []),
        path: "Sources/Modules/\($0)"
      )
    }
    + testingOverlays.values.sorted().map {
      .target(name: $0, path: "Sources/Modules/\($0)")
    }
  let authoringTests: [Target] = [
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
    .testTarget(
      name: "WidgetAuthoringTests",
      dependencies: ["WidgetModel"] + modules.map { .byName(name: $0) }
    ),
    .testTarget(
      name: "WidgetHarnessTests",
      dependencies: [
        "CampaignConsole", "Conformance", "Reporting", "WidgetHarness", "WidgetKit", "SwiftUI",
        "ExampleWidgets", "FaultyExampleWidgets",
      ]
    ),
    .testTarget(
      name: "WidgetCheckTests",
      dependencies: ["WidgetCheck", "ExampleWidgets", "FaultyExampleWidgets"]
    ),
  ]
  let authoringProducts: [Product] =
    (["WidgetCheck"] + modules).map { .library(name: $0, targets: [$0]) }
  let commandDependencies: [Target.Dependency] =
    (["WidgetAuthoring", "WidgetHarness"] + modules).map { .byName(name: $0) }
#else
  let authoring: [Target] = []
  let authoringTests: [Target] = []
  let authoringProducts: [Product] = []
  let commandDependencies: [Target.Dependency] = []
#endif

let package = Package(
  name: "WidgetCheck",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyTestingSupport", targets: ["PropertyTestingSupport"]),
    .library(name: "WidgetModel", targets: ["WidgetModel"]),
    .library(name: "WidgetRuntime", targets: ["WidgetRuntime"]),
    .library(name: "Clauses", targets: ["Clauses"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .executable(name: "widgetcheck", targets: ["WidgetCheckCommand"]),
  ] + authoringProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: libraries + authoring + [
    .executableTarget(
      name: "WidgetCheckCommand",
      dependencies: [
        "CampaignConsole", "Conformance", "Reporting", "WidgetRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + commandDependencies
    ),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    .testTarget(
      name: "PropertyTestingSupportTests",
      dependencies: ["PropertyTesting", "PropertyTestingSupport"]
    ),
    .testTarget(name: "WidgetModelTests", dependencies: ["WidgetModel"]),
    .testTarget(name: "WidgetRuntimeTests", dependencies: ["WidgetRuntime"]),
    .testTarget(name: "ClausesTests", dependencies: ["Clauses"]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Clauses", "Conformance", "PropertyTesting", "WidgetRuntime"]
    ),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Conformance"]),
    .testTarget(
      name: "WidgetCheckCommandTests",
      dependencies: ["Conformance", "PropertyTesting", "WidgetCheckCommand", "WidgetRuntime"]
    ),
  ] + authoringTests,
  swiftLanguageModes: [.v6]
)
