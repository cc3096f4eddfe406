import CampaignRunner
import Foundation

/// The modules that real files import, as the build of this command left them beside it.
///
/// Building them a second time for each folder would take most of a minute; so the folder's files are
/// compiled against what is there.
struct BuiltModules {
  /// The folder with the command and its modules.
  let folder: String

  /// The modules whose objects a checked program is linked with.
  ///
  /// - Throws: ``CommandError`` when they are not there, as for a command that was moved away.
  init(besides executable: String) throws {
    folder =
      URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
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
    "Intents", "CoreGraphics", "CoreLocation",
  ]

  /// The modules of the toolchain that files may import.
  static let toolchain = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
    "Dispatch", "RegexBuilder", "Synchronization", "Glibc", "_Concurrency", "_StringProcessing",
  ]

  /// The targets whose objects only the command itself needs.
  private static let ownTargets = [
    "ArgumentParser", "ArgumentParserToolInfo", "WidgetCheckCommand", "Benchmarks",
    "CampaignRunner", "Reporting", "RuntimeMutants",
  ]

  /// The objects to link: those of the command without its own.
  ///
  /// They are read from the list with which the command was linked, since older objects may lie beside
  /// them.
  ///
  /// - Throws: ``CommandError`` when the list is not there.
  func objects() throws -> [String] {
    let list = folder + "/widgetcheck.product/Objects.LinkFileList"
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
      throw CommandError.usage(
        "\(list) is not there; build widgetcheck with the Swift package manager before it checks widgets"
      )
    }
    return text.split(separator: "\n").map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
    .filter { path in
      !BuiltModules.ownTargets.contains {
        path.contains("/\($0).build/") || path.hasSuffix("/\($0).o")
      }
    }
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
