// swift-tools-version: 6.2

import PackageDescription

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
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
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
    .executableTarget(
      name: "WidgetCheckCommand",
      dependencies: [
        "Conformance", "Reporting", "WidgetRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
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
  ],
  swiftLanguageModes: [.v6]
)
