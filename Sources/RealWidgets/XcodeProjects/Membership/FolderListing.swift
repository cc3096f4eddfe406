import Foundation

/// The files of a folder, packages such as asset catalogues as one file each.
enum FolderListing {
  /// How many files of one folder are read at most; more than any project has.
  static let limit = 200_000

  /// Whether a folder is a Swift package.
  static func hasManifest(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// The paths below a folder, in the order of their characters; hidden files are left out.
  ///
  /// Links are listed and folders behind them not entered, so that a circle of links ends.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - opaque: Folders below it, as relative paths, that count as one file.
  /// - Returns: The paths, relative to the folder.
  /// - Complexity: O(files · log files).
  static func files(in folder: String, opaque: Set<String> = []) -> [String] {
    let url = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath()
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    guard
      let items = FileManager.default.enumerator(
        at: url,
        includingPropertiesForKeys: keys,
        options: [.skipsHiddenFiles]
      )
    else { return [] }
    let base = url.standardizedFileURL.path
    var found: [String] = []
    while let item = items.nextObject() as? URL, found.count < limit {
      let path = String(item.standardizedFileURL.path.dropFirst(base.count + 1))
      let values = try? item.resourceValues(forKeys: Set(keys))
      guard values?.isDirectory == true, values?.isSymbolicLink != true else {
        found.append(path)
        continue
      }
      if FileKind.isPackage(path) || opaque.contains(path) {
        items.skipDescendants()
        found.append(path)
      }
    }
    return found.sorted()
  }
}
