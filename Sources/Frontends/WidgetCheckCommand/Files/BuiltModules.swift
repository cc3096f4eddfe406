import CampaignRuns
import Foundation

/// The modules that real files import, as built next to this command.
///
/// Building them for each folder would take most of a minute; users who only test runtimes need
/// none.
struct BuiltModules {
  let folder: String

  /// Finds the modules, and builds them if they are missing or older than their sources.
  ///
  /// - Throws: ``CommandError`` if they cannot be built, as when the command was moved.
  init(besides executable: String, telling tell: () -> Void = {}) throws {
    let place = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    folder = place.path
    if let build = ModuleBuild(in: place) {
      guard !build.isDone else { return }
      tell()
      try build.run()
    }
    guard FileManager.default.fileExists(atPath: folder + "/Modules/WidgetKit.swiftmodule") else {
      throw CommandError.usage(
        "the modules that widgets import are not beside \(executable); run widgetcheck from the "
          + "package in which it was built (.bin/widgetcheck check ...)"
      )
    }
  }

  /// The modules named like Apple's, and further ones that files import with them.
  static let provided = [
    "WidgetKit", "SwiftUI", "AppIntents", "ActivityKit", "UIKit", "Combine", "os", "OSLog",
    "Intents", "CoreGraphics", "CoreLocation", "CryptoKit",
    "CoreData", "SwiftData", "Charts", "SwiftUICore",
  ]

  /// The modules of the toolchain that files may import.
  static let toolchain = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
    "Dispatch", "RegexBuilder", "Synchronization", "Glibc", "_Concurrency", "_StringProcessing",
  ]

  static func isKnown(_ module: String) -> Bool {
    provided.contains(module) || toolchain.contains(module)
  }

  /// Returns the objects to link with a checked program, or throws a ``CommandError``.
  ///
  /// They come from the product's link list, because older objects may be next to them.
  func objects() throws -> [String] {
    let list = ModuleBuild.list(in: folder)
    guard let objects = ModuleBuild.objects(in: list) else {
      throw CommandError.usage(
        "\(list) is not there; build widgetcheck with the Swift package manager before it checks widgets"
      )
    }
    return objects
  }

  var compilerArguments: [String] {
    [
      "-I", folder + "/Modules",
      "-Xcc", "-fmodule-map-file=\(folder)/InterposedCalls.build/module.modulemap",
      "-load-plugin-executable", "\(folder)/PreviewMacros-tool#PreviewMacros",
    ]
  }
}
