/// A folder whose files belong to targets without being listed in the project.
///
/// Exceptions name files by their paths below it: for a target that owns the folder, those that do
/// *not* belong to it; for any other target, those that *do*. Source: `xcode-projects` B4
/// (tuist/tuist#11202).
struct SynchronizedFolder {
  /// The exceptions for one target, or for one phase of it.
  struct Exceptions {
    let target: String
    /// The id of the phase that the files are added to, `nil` for the whole target.
    var phase: String?
    /// The role of the phase's files; `nil` for that of their names.
    var role: ProjectTarget.File.Role?
    let paths: [String]
    /// True to add the paths for any owner; `nil` if that depends on the owner.
    var adds: Bool?
    var flags: [String: String] = [:]
    var platforms: [String: [String]] = [:]
    let location: SourceLocation
  }

  let path: String

  let owners: Set<String>

  let exceptions: [Exceptions]

  var fileTypes: [String: String] = [:]

  /// Folders below it that count as one file.
  var opaqueFolders: Set<String> = []

  let location: SourceLocation

  /// Returns a target's files in listing order, in O(files · path length) for any exceptions.
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
      // A file added by another target's set is used even if its name suggests no role.
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

  /// Returns the names that an exception may use for a file: its path and folders and, if
  /// localised, the path without the language's folder.
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

  /// Returns an exception's path below the folder; localised files are `/Localized: Name.strings`,
  /// in older versions `/Localized/Name.strings`.
  private static func plain(_ path: String) -> String {
    for prefix in ["/Localized: ", "/Localized/"] where path.hasPrefix(prefix) {
      return String(path.dropFirst(prefix.count))
    }
    return path.split(separator: "/").joined(separator: "/")
  }
}
