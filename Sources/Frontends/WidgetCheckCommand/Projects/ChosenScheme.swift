import CampaignRuns
import Foundation
import XcodeProjects

/// The scheme that the user names, which determines an extension and a configuration.
struct ChosenScheme {
  private let scheme: XcodeScheme

  /// Finds a scheme at a path, or throws a ``CommandError`` with the existing schemes.
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

  var configuration: String? { scheme.archiveConfiguration }

  /// Returns the extension that the scheme builds, directly or in an app, `nil` for several; throws
  /// a ``CommandError`` for none.
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
