import CampaignRuns
import Foundation

/// The modules that real files import, as the Swift package manager left them beside this command.
///
/// Building them a second time for each folder would take most of a minute; so the folder's files are
/// compiled against what is there. The command itself does without them: whoever checks runtimes alone
/// does not wait for them.
struct BuiltModules {
  /// The folder with the command and its modules.
  let folder: String

  /// Finds the modules, and has them built if they are not there yet or older than their sources.
  ///
  /// - Parameters:
  ///   - executable: The path of this command.
  ///   - tell: Says that a build begins.
  /// - Throws: ``CommandError`` when they are not there and cannot be built, as for a command that was
  ///   moved away.
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

  /// The modules like Apple's, and the companions that files import beside them.
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

  /// Whether a module is there without anything being done.
  static func isKnown(_ module: String) -> Bool {
    provided.contains(module) || toolchain.contains(module)
  }

  /// The objects to link with a checked program.
  ///
  /// They are read from the list with which the product was made, since older objects may lie beside
  /// them.
  ///
  /// - Throws: ``CommandError`` when the list is not there.
  func objects() throws -> [String] {
    let list = ModuleBuild.list(in: folder)
    guard let objects = ModuleBuild.objects(in: list) else {
      throw CommandError.usage(
        "\(list) is not there; build widgetcheck with the Swift package manager before it checks widgets"
      )
    }
    return objects
  }

  /// What the compiler has to be told to find the modules and the macros.
  var compilerArguments: [String] {
    [
      "-I", folder + "/Modules",
      "-Xcc", "-fmodule-map-file=\(folder)/InterposedCalls.build/module.modulemap",
      "-load-plugin-executable", "\(folder)/PreviewMacros-tool#PreviewMacros",
    ]
  }
}
