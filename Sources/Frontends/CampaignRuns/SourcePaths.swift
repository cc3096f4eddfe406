import Foundation

/// Converts paths of checked files for workflows and readers in the working directory.
package enum SourcePaths {
  /// Returns paths relative to a workflow's checkout, or else to the working directory.
  package static func relative(_ paths: [String]) -> [String] {
    let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? ""
    let roots = [workspace, FileManager.default.currentDirectoryPath].filter { !$0.isEmpty }
    return relative(paths, to: roots)
  }

  /// Returns paths relative to the first of the given folders that contains each.
  static func relative(_ paths: [String], to roots: [String]) -> [String] {
    paths.map { path in
      for root in roots {
        let folder = root.hasSuffix("/") ? root : root + "/"
        if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
      }
      return path
    }
  }
}
