import Foundation

/// The paths of checked files as a workflow or a reader beside the working directory finds them.
package enum SourcePaths {
  /// Paths from the root of a workflow's checkout if the files lie in it, else from the working
  /// directory; those beyond both stay as they are.
  package static func relative(_ paths: [String]) -> [String] {
    let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? ""
    let roots = [workspace, FileManager.default.currentDirectoryPath].filter { !$0.isEmpty }
    return relative(paths, to: roots)
  }

  /// Paths from the first of some folders in which each lies.
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
