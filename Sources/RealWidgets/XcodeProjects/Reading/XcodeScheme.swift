import Foundation

/// A scheme: the targets that it builds, and the configuration that it archives.
public struct XcodeScheme: Hashable, Sendable {
  /// The name, without the extension of its file.
  public let name: String

  /// The absolute path of the file.
  public let file: String

  /// The names of the targets that it builds, in the order of the file.
  public let targets: [String]

  /// The configuration of its archives, which people install; `nil` if the file names none.
  public let archiveConfiguration: String?

  /// Reads the `.xcscheme` at an absolute path, or throws a ``ProjectError`` if it is not a scheme.
  public init(file: String) throws {
    self.file = file
    name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("<Scheme")
    else {
      throw ProjectError.malformed(
        SourceLocation(file: file, line: 1),
        reason: "it is not a scheme"
      )
    }
    let build = XcodeScheme.content(of: "BuildAction", in: text) ?? ""
    var targets: [String] = []
    for match in build.matches(of: /BlueprintName\s*=\s*"([^"]*)"/) {
      let name = String(match.1)
      if !targets.contains(name) { targets.append(name) }
    }
    self.targets = targets
    let archive = text.firstMatch(of: /<ArchiveAction[^>]*?buildConfiguration\s*=\s*"([^"]*)"/)
    archiveConfiguration = archive.map { String($0.1) }
  }

  /// Returns the scheme files of projects and workspaces, sorted, both shared and of users.
  public static func files(in bundles: [String]) -> [String] {
    let files = FileManager.default
    let folders = bundles.flatMap { bundle in
      let users = (try? files.contentsOfDirectory(atPath: bundle + "/xcuserdata")) ?? []
      return [bundle + "/xcshareddata/xcschemes"]
        + users.sorted().map { bundle + "/xcuserdata/" + $0 + "/xcschemes" }
    }
    return folders.flatMap { folder in
      ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcscheme") }.map { folder + "/" + $0 }
    }
  }

  private static func content(of element: String, in text: String) -> Substring? {
    guard let start = text.range(of: "<\(element)"),
      let end = text.range(of: "</\(element)>", range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }
}
