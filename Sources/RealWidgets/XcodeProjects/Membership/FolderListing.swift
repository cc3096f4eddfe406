import Foundation

/// The files of a folder, with packages such as asset catalogues as one file each.
enum FolderListing {
  /// The largest number of files read per folder; more than any project has.
  static let limit = 200_000

  static func hasManifest(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// Returns the paths below a folder, sorted, in O(files · log files), without hidden files; links
  /// to folders are listed but not entered, so that a cycle of links ends.
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
