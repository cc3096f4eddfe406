/// A folder whose files belong to targets without standing in the project one by one.
///
/// The files belong to the targets that own the folder. A set of exceptions names files by their paths below it: of a
/// target that owns the folder they are those that do *not* belong to it, of any other target those that *do*.
///
/// Source: `xcode-projects` B4 (tuist/tuist#11202).
struct SynchronizedFolder {
  /// The exceptions for one target, or for one phase of it.
  struct Exceptions {
    /// The id or name of the target.
    let target: String
    /// The id of the phase to which the files are added, `nil` where the set is for the target.
    var phase: String?
    /// The role that the files of a phase get; `nil` for that of their names.
    var role: ProjectTarget.File.Role?
    /// The paths below the folder, of files or folders.
    let paths: [String]
    /// Whether the paths are added, whoever owns the folder; `nil` where that follows from who owns it.
    var adds: Bool?
    /// The compiler's flags by path.
    var flags: [String: String] = [:]
    /// The platforms by path.
    var platforms: [String: [String]] = [:]
    /// Where the set stands.
    let location: SourceLocation
  }

  /// The absolute path.
  let path: String

  /// The ids or names of the targets that own it.
  let owners: Set<String>

  /// The sets of exceptions.
  let exceptions: [Exceptions]

  /// The types that files have whatever their names say, by path.
  var fileTypes: [String: String] = [:]

  /// Folders below it that count as one file.
  var opaqueFolders: Set<String> = []

  /// Where the folder stands in the project.
  let location: SourceLocation

  /// The files that belong to a target.
  ///
  /// - Parameters:
  ///   - target: The target's id or name.
  ///   - listing: The paths of the files below the folder, in order.
  /// - Returns: The files, in the order of the listing.
  /// - Complexity: O(files · path length), whatever the number of exceptions.
  func files(of target: String, among listing: [String]) -> [ProjectTarget.File] {
    let sets = exceptions.filter { $0.target == target }
    let isOwner = owners.contains(target)
    guard isOwner || !sets.isEmpty else { return [] }
    let excluded = paths(of: sets.filter { $0.phase == nil && !($0.adds ?? !isOwner) })
    let added = paths(of: sets.filter { $0.phase == nil && $0.adds ?? !isOwner })
    let phases = sets.filter { $0.phase != nil }.map { (set: $0, paths: paths(of: [$0])) }
    return listing.compactMap { file in
      let ways = SynchronizedFolder.names(of: file)
      if let phase = phases.first(where: { !$0.paths.isDisjoint(with: ways) }) {
        return self.file(file, phase.set.role ?? role(of: file), sets)
      }
      let isMember =
        isOwner ? excluded.isDisjoint(with: ways) : !added.isDisjoint(with: ways)
      // What another target's set adds is compiled or copied even where the name says neither.
      return isMember || isOwner && !added.isDisjoint(with: ways)
        ? self.file(file, role(of: file), sets) : nil
    }
  }

  private func file(
    _ file: String,
    _ role: ProjectTarget.File.Role?,
    _ sets: [Exceptions]
  ) -> ProjectTarget.File? {
    guard let role else { return nil }
    return ProjectTarget.File(
      path: path + "/" + file,
      role: role,
      compilerFlags: sets.lazy.compactMap { $0.flags[file] }.first ?? "",
      platforms: sets.lazy.compactMap { $0.platforms[file] }.first ?? [],
      location: location
    )
  }

  private func role(of file: String) -> ProjectTarget.File.Role? {
    guard let type = fileTypes[file] else {
      return opaqueFolders.contains(file) ? .resource : FileKind.role(of: file)
    }
    return type.hasPrefix("sourcecode.") && !type.hasSuffix(".h") ? .source : .resource
  }

  private func paths(of sets: [Exceptions]) -> Set<String> {
    Set(sets.flatMap(\.paths).map(SynchronizedFolder.plain))
  }

  /// The names by which a set may mean a file: its path, its folders, and for a localised file its path without the
  /// language's folder.
  private static func names(of file: String) -> Set<String> {
    var names: Set<String> = []
    for file in [file, plainLocalised(file)].compactMap(\.self) {
      var path = Substring(file)
      while !path.isEmpty {
        names.insert(String(path))
        path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      }
    }
    return names
  }

  private static func plainLocalised(_ file: String) -> String? {
    let parts = file.split(separator: "/")
    let own = parts.filter { !$0.hasSuffix(".lproj") }
    return own.count == parts.count ? nil : own.joined(separator: "/")
  }

  /// The path of an exception as a path below the folder.
  ///
  /// A localised file is written `/Localized: Name.strings`, by older versions `/Localized/Name.strings`.
  private static func plain(_ path: String) -> String {
    for prefix in ["/Localized: ", "/Localized/"] where path.hasPrefix(prefix) {
      return String(path.dropFirst(prefix.count))
    }
    return path.split(separator: "/").joined(separator: "/")
  }
}
