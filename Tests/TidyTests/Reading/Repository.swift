import Foundation

/// The clone in which this test was compiled.
enum Repository {
  /// Every text file except the products of builds and runs, by path.
  static let files: [TextFile] = {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return read(top, path: "").sorted { $0.path < $1.path }
  }()

  /// The paths of all files and of their folders.
  static let paths: Set<String> = {
    var paths: Set<String> = []
    for file in files {
      var parts = file.path.split(separator: "/")
      while !parts.isEmpty {
        paths.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    return paths
  }()

  /// The Swift files of modules and tests.
  static let swiftFiles = files.filter { $0.suffix == "swift" }.map(SwiftFile.init)

  /// The Swift files of the modules.
  static let sources = swiftFiles.filter { $0.path.hasPrefix("Sources/") }

  /// The documents for people: the README, the articles and the files next to the workflows.
  static let documents = files.filter { $0.suffix == "md" && !$0.path.hasPrefix("Reports/") }

  /// The package's manifest.
  static let manifest = files.first { $0.path == "Package.swift" }?.text ?? ""

  private static func read(_ folder: URL, path: String) -> [TextFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !isLeftBehind(path + $0) }.flatMap { name -> [TextFile] in
      let place = folder.appending(path: name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      if isFolder.boolValue { return read(place, path: path + name + "/") }
      guard let text = try? String(contentsOf: place, encoding: .utf8) else { return [] }
      return [TextFile(path + name, text)]
    }
  }

  /// True if version control ignores a path, or keeps its own files there.
  private static func isLeftBehind(_ path: String) -> Bool {
    path == ".git" || path.hasPrefix(".build") || path == ".swiftpm" || path == "Reports/latest"
      || path.hasSuffix(".xcodeproj") || path.hasSuffix(".DS_Store")
  }
}
