import Foundation

/// A Swift package as described by its manifest, limited to plain Swift targets.
public struct SwiftPackage: Sendable {
  /// A target that becomes a module.
  public struct Target: Sendable {
    /// The name of the target and of its module.
    public let name: String
    /// The kind: `regular`, `executable`, `macro`, `binary`, `system`, `plugin` or `test`.
    public let kind: String
    /// The absolute path of its folder.
    public let folder: String
    /// The absolute paths of its Swift files, in order.
    public let sources: [String]
    /// The absolute paths of its resources.
    public let resources: [String]
    /// The compilation conditions that its settings define.
    public let conditions: [String]
    /// True if its declarations belong to the main actor by default.
    public let isMainActorByDefault: Bool
  }

  /// The absolute path of its folder.
  public let path: String

  /// The package's name.
  public let name: String

  /// The targets, in the order of the manifest.
  public let targets: [Target]

  /// The absolute paths of the local packages that it depends on.
  public let localDependencies: [String]

  /// Parses the output of `swift package dump-package`, or throws
  /// ``ProjectError/malformed(_:reason:)``.
  public init(dump: Data, path: String) throws(ProjectError) {
    let value = try JSON5.value(of: [UInt8](dump), file: path + "/Package.swift")
    guard let name = value["name"]?.text else {
      throw .malformed(
        SourceLocation(file: path + "/Package.swift", line: 1),
        reason: "the manifest describes no package"
      )
    }
    self.path = path
    self.name = name
    let dependencies = value["dependencies"]?.list ?? []
    localDependencies = dependencies.flatMap { $0["fileSystem"]?.list ?? [] }
      .compactMap { $0["path"]?.text }
    let layout = SourceLayout(package: path, value)
    targets = (value["targets"]?.list ?? []).map { Target($0, in: layout) }
  }
}

extension SwiftPackage.Target {
  fileprivate init(_ value: ProjectValue, in layout: SourceLayout) {
    let name = value["name"]?.text ?? ""
    let kind = value["type"]?.text ?? "regular"
    let folder = layout.folder(of: name, kind, path: value["path"]?.text)
    let files = FolderListing.files(in: folder)
    let excluded = value["exclude"]?.texts ?? []
    let kept = files.filter { file in !excluded.contains { SwiftPackage.isBelow(file, $0) } }
    let listed = value["sources"]?.texts
    let settings = (value["settings"]?.list ?? []).filter {
      $0["tool"]?.text == "swift" && SwiftPackage.holdsOnPhone($0["condition"])
    }
    let kinds = settings.compactMap { $0["kind"] }
    let arguments = { (key: String) in kinds.compactMap { $0[key]?["_0"]?.text } }
    self.name = name
    self.kind = kind
    self.folder = folder
    sources = kept.filter { file in
      file.hasSuffix(".swift") && listed?.contains { SwiftPackage.isBelow(file, $0) } ?? true
    }.map { folder + "/" + $0 }
    let rules = (value["resources"]?.list ?? []).compactMap { $0["path"]?.text }
    // Xcode copies these without a rule.
    let automatic = [
      "xcassets", "xcstrings", "strings", "stringsdict", "storyboard", "xib", "nib", "xcdatamodeld",
      "xcdatamodel", "xcmappingmodel",
    ]
    resources = kept.filter { file in
      !file.hasSuffix(".swift")
        && (rules.contains { SwiftPackage.isBelow(file, $0) }
          || automatic.contains(FilePath.kind(file)))
    }.map { folder + "/" + $0 }
    conditions = arguments("define")
    isMainActorByDefault = arguments("defaultIsolation").contains("MainActor")
  }
}

extension SwiftPackage {
  /// Returns true if a setting's condition holds for a release build on a phone.
  fileprivate static func holdsOnPhone(_ condition: ProjectValue?) -> Bool {
    let platforms = condition?["platformNames"]?.texts ?? []
    return (platforms.isEmpty || platforms.contains("ios"))
      && condition?["config"]?.text != "debug"
  }

  fileprivate static func isBelow(_ file: String, _ path: String) -> Bool {
    let path = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.isEmpty || file == path || file.hasPrefix(path + "/")
  }
}
