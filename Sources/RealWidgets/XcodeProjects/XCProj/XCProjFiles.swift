/// The file tree of a `project.xcproj`, in which each file names its phases and targets.
struct XCProjFiles {
  /// A file in a phase of a target.
  struct Member {
    /// The absolute path; for a product or a file of the SDK, such as `<PRODUCTS>/A.framework`.
    let path: String
    let target: String
    /// The phase, such as `compile-sources` or `copy/Embed Frameworks`.
    let phase: String
    let flags: String
    let platforms: [String]
    let location: SourceLocation
  }

  private(set) var members: [Member] = []

  private(set) var folders: [(folder: SynchronizedFolder, listing: [String])] = []

  /// The absolute paths of nodes by their tree path, which identifies configuration files.
  private(set) var paths: [String: String] = [:]

  private let file: String
  private let root: String

  /// Walks the tree in O(nodes).
  init(_ files: ProjectValue?, file: String, root: String) {
    self.file = file
    self.root = root
    for node in files?.list ?? [] { walk(node, in: root, named: "", memberships: []) }
  }

  private mutating func walk(
    _ node: ProjectValue,
    in folder: String,
    named parent: String,
    memberships: [ProjectValue]
  ) {
    let own = node["path"]?.text ?? node.text ?? ""
    let path = own.isEmpty ? folder : XCProjFiles.path(own, in: folder, root: root)
    let name = node["name"]?.text ?? FilePath.name(own)
    let full = parent.isEmpty ? name : parent + "/" + name
    if paths[full] == nil { paths[full] = path }
    // A localised file has one child per language, with the same membership.
    let belongs = memberships + (node["target-membership"]?.list ?? [])
    switch node["kind"]?.text ?? "file" {
    case "folder":
      let folder = self.folder(node, at: path)
      folders.append((folder, FolderListing.files(in: path, opaque: folder.opaqueFolders)))
    case "group":
      for child in node["children"]?.list ?? [] {
        walk(child, in: path, named: full, memberships: [])
      }
    case _ where !(node["children"]?.list ?? []).isEmpty:
      for child in node["children"]?.list ?? [] {
        walk(child, in: own.isEmpty ? folder : path, named: full, memberships: belongs)
      }
    default: members += belongs.compactMap { member(of: $0, path: path, node) }
    }
  }

  private func member(
    of membership: ProjectValue,
    path: String,
    _ node: ProjectValue
  ) -> Member? {
    guard let reference = membership.text ?? membership["build-phase"]?.text,
      let slash = reference.firstIndex(of: "/")
    else { return nil }
    return Member(
      path: path,
      target: String(reference[..<slash]),
      phase: String(reference[reference.index(after: slash)...]),
      flags: membership["compiler-flags"]?.texts.joined(separator: " ") ?? "",
      platforms: membership["platforms"]?.texts ?? [],
      location: SourceLocation(file: file, line: node.line)
    )
  }

  private func folder(_ node: ProjectValue, at path: String) -> SynchronizedFolder {
    let types = node["file-types"]?.members ?? []
    return SynchronizedFolder(
      path: path,
      owners: Set(node["target-membership"]?.texts ?? []),
      exceptions: (node["membership-exceptions"]?.list ?? []).compactMap(exceptions),
      fileTypes: Dictionary(types.map { ($0.key, $0.value.text ?? "") }) { first, _ in first },
      opaqueFolders: Set(node["opaque-folders"]?.texts ?? []),
      location: SourceLocation(file: file, line: node.line)
    )
  }

  private func exceptions(_ set: ProjectValue) -> SynchronizedFolder.Exceptions? {
    let phase = set["build-phase"]?.text
    let ofPhase = phase?.split(separator: "/", maxSplits: 1).map(String.init)
    guard let target = set["target"]?.text ?? ofPhase?.first else { return nil }
    let platforms = set["platforms"]?.members ?? []
    let flags = set["compiler-flags"]?.members ?? []
    return SynchronizedFolder.Exceptions(
      target: target,
      phase: phase,
      role: ofPhase?.last.flatMap(XCProjFiles.role),
      paths: set["inclusions"]?.texts ?? set["exclusions"]?.texts ?? [],
      adds: set["inclusions"] != nil,
      flags: Dictionary(flags.map { ($0.key, $0.value.texts.joined(separator: " ")) }) { first, _ in
        first
      },
      platforms: Dictionary(platforms.map { ($0.key, $0.value.texts) }) { first, _ in first },
      location: SourceLocation(file: file, line: set.line)
    )
  }

  /// Returns the role of a phase's files; `nil` for a phase without files.
  static func role(of phase: String) -> ProjectTarget.File.Role? {
    switch phase.prefix(while: { $0 != "/" }) {
    case "compile-sources": .source
    case "resources": .resource
    case "headers": .header
    case "frameworks": .framework
    case "copy": .copied
    default: nil
    }
  }

  private static func path(_ path: String, in folder: String, root: String) -> String {
    if path.hasPrefix("<PROJECT>/") {
      return FilePath.normalized(root + "/" + path.dropFirst("<PROJECT>/".count))
    }
    if path.hasPrefix("<") || path.hasPrefix("~") { return path }
    if path.hasPrefix("/") { return FilePath.normalized(path) }
    return folder.hasPrefix("<") ? folder + "/" + path : FilePath.normalized(folder + "/" + path)
  }
}
