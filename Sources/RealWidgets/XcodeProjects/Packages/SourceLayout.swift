import Foundation

/// The locations of a package's target folders.
///
/// Source: the package manager's `Target.path`; since 5.9 the only target of a kind may use the
/// common folder.
struct SourceLayout {
  private let package: String
  private let kinds: [String]
  private let mayShare: Bool

  /// Reads the layout from the output of `swift package dump-package` for an absolute path.
  init(package: String, _ manifest: ProjectValue) {
    self.package = package
    kinds = (manifest["targets"]?.list ?? []).map { $0["type"]?.text ?? "regular" }
    let version = manifest["toolsVersion"]?["_version"]?.text ?? ""
    mayShare = version.compare("5.9", options: .numeric) != .orderedAscending
  }

  /// Returns the folder of a target: the one in the manifest, else one of the default locations.
  func folder(of name: String, _ kind: String, path: String?) -> String {
    if let path { return FilePath.normalized(package + "/" + path) }
    let common = SourceLayout.commonFolders(kind).map { package + "/" + $0 }
    let isThere = { FileManager.default.fileExists(atPath: $0) }
    let own = common.map { $0 + "/" + name }
    if let found = own.first(where: isThere) { return found }
    let isAlone =
      kinds.count { SourceLayout.commonFolders($0) == SourceLayout.commonFolders(kind) } == 1
    return (mayShare && isAlone ? common.first(where: isThere) : nil) ?? own[0]
  }

  private static func commonFolders(_ kind: String) -> [String] {
    switch kind {
    case "test": ["Tests", "Sources", "Source", "src", "srcs"]
    case "plugin": ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }
}
