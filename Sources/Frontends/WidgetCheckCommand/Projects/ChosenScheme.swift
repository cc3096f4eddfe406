import CampaignRuns
import Foundation
import XcodeProjects

/// The scheme that the user names: which extension it builds, and in which configuration.
struct ChosenScheme {
  private let scheme: XcodeScheme

  /// Finds a scheme beside the projects at a path, and beside the workspaces there.
  ///
  /// - Throws: ``CommandError`` that says which schemes there are.
  init(_ name: String, at path: String) throws {
    let projects = ProjectSearch.projects(at: path)
    let files = XcodeScheme.files(
      in: ChosenScheme.workspaces(at: path, beside: projects) + projects
    )
    let names = files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    guard let place = names.firstIndex(of: name) else {
      let known = Set(names).sorted().joined(separator: ", ")
      throw CommandError.usage(
        known.isEmpty
          ? "--scheme \(name): no scheme is shared at \(path); share it in Xcode (Manage Schemes), or use --target"
          : "no scheme is called \(name); there are: \(known)"
      )
    }
    do { scheme = try XcodeScheme(file: files[place]) } catch {
      throw CommandError.unreadable("\(error)")
    }
  }

  /// The configuration of the scheme's archives.
  var configuration: String? { scheme.archiveConfiguration }

  /// The extension that the scheme builds: by itself, or in the app that carries it.
  ///
  /// - Returns: Its name, `nil` where the scheme builds several and does not decide.
  /// - Throws: ``CommandError`` where the scheme builds none.
  func target(of targets: [CheckedTarget]) throws -> String? {
    let own = targets.filter { scheme.targets.contains($0.name) }
    let carried = targets.filter { target in
      target.carriers.contains { scheme.targets.contains($0.name) }
    }
    let found = own.isEmpty ? carried : own
    guard let first = found.first else {
      throw CommandError.usage(
        "the scheme \(scheme.name) builds \(scheme.targets.joined(separator: ", ")), and no widget extension; "
          + "choose one with --target NAME"
      )
    }
    return found.count == 1 ? first.name : nil
  }

  private static func workspaces(at path: String, beside projects: [String]) -> [String] {
    if path.hasSuffix(".xcworkspace") { return [path] }
    let folders =
      [path] + projects.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    var found: [String] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        let path = folder + "/" + name
        if !found.contains(path) { found.append(path) }
      }
    }
    return found
  }
}
