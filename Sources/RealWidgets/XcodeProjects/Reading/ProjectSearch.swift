import Foundation

/// Finds the projects of a repository.
public enum ProjectSearch {
  static let depthLimit = 6

  /// Returns the absolute paths of project bundles at a path, sorted, nearest to the top first.
  ///
  /// A project yields itself, a workspace its projects, and a folder those in and below it, except
  /// in folders of package managers and builds. O(files of the folders entered).
  public static func projects(at path: String) -> [String] {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    switch FilePath.kind(path) {
    case "xcodeproj": return [path]
    case "xcworkspace": return projects(ofWorkspace: path)
    case "xcproj", "pbxproj": return [FilePath.folder(path)]
    default: return projects(below: path)
    }
  }

  /// Returns the package folders at and below a path, nearest first, in O(files of folders
  /// entered).
  public static func packages(at path: String) -> [String] {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var found: [String] = []
    walk(path) { folder, name in
      if name == "Package.swift" { found.append(folder) }
    }
    return found
  }

  private static func projects(below folder: String) -> [String] {
    var found: [String] = []
    walk(folder) { folder, name in
      if name.hasSuffix(".xcodeproj"), isProject(folder + "/" + name) {
        found.append(folder + "/" + name)
      }
    }
    return found
  }

  private static func walk(_ folder: String, visit: (_ folder: String, _ name: String) -> Void) {
    var level = [folder]
    for _ in 0..<depthLimit {
      var next: [String] = []
      for folder in level {
        for name in names(in: folder) {
          visit(folder, name)
          let path = folder + "/" + name
          if !isForeign(name), isFolder(path) { next.append(path) }
        }
      }
      level = next
    }
  }

  private static func projects(ofWorkspace path: String) -> [String] {
    let file = path + "/contents.xcworkspacedata"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    var folders = [FilePath.folder(path)]
    var found: [String] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)([^>]*)>/) {
      guard tag.1.isEmpty else {
        if tag.2 == "Group", folders.count > 1 { folders.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^"]*)"/)?.1 ?? "group:"
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let own = parts.count > 1 ? String(parts[1]) : ""
      let base = parts[0] == "container" ? folders[0] : folders[folders.count - 1]
      let full = FilePath.normalized(own.hasPrefix("/") ? own : base + "/" + own)
      if tag.2 == "Group" {
        folders.append(full)
      } else if full.hasSuffix(".xcodeproj"), isProject(full) {
        found.append(full)
      }
    }
    return found
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isProject(_ path: String) -> Bool {
    ["project.pbxproj", "project.xcproj"].contains {
      FileManager.default.fileExists(atPath: path + "/" + $0)
    }
  }

  /// The names of folders with third-party code or build products.
  public static let foreignFolders: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "vendor",
  ]

  /// Returns true for folders of others, and for those that Xcode treats as one file.
  private static func isForeign(_ name: String) -> Bool {
    name.hasPrefix(".") || foreignFolders.contains(name) || FileKind.isPackage(name)
  }

  /// Returns true for a folder but not for a link to one, so that a cycle of links ends.
  private static func isFolder(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    return type as? FileAttributeType == .typeDirectory
  }
}
