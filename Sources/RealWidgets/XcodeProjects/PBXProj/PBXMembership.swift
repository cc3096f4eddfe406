/// The files that the phases and folders of a `project.pbxproj` assign to its targets.
struct PBXMembership {
  private let objects: PBXObjects
  private let paths: PBXPaths
  private let folders: [SynchronizedFolder]
  private let listings: [String: [String]]

  init(_ objects: PBXObjects, _ paths: PBXPaths, targets: [PBXObjects.Object]) {
    self.objects = objects
    self.paths = paths
    var owners: [String: Set<String>] = [:]
    var order: [String] = []
    for target in targets {
      for id in target.texts("fileSystemSynchronizedGroups") {
        owners[id, default: []].insert(target.id)
      }
    }
    let phases = Dictionary(
      targets.flatMap { target in target.texts("buildPhases").map { ($0, target.id) } }
    ) { first, _ in first }
    // Folders without an owner may still have files for some targets.
    order = PBXMembership.folders(in: objects)
    folders = order.compactMap { id in
      guard let object = objects[id], let path = paths[id] else { return nil }
      return PBXMembership.folder(object, at: path, owners[id] ?? [], objects, phases)
    }
    listings = Dictionary(
      folders.map { ($0.path, FolderListing.files(in: $0.path, opaque: $0.opaqueFolders)) }
    ) { first, _ in first }
  }

  /// Returns the files of a target: those of its phases in order, then those of folders.
  func files(of target: PBXObjects.Object) -> [ProjectTarget.File] {
    var seen: Set<String> = []
    let listed = objects.objects("buildPhases", of: target).flatMap { phase in
      PBXMembership.role(of: phase).map { files(of: phase, $0) } ?? []
    }
    let folded = folders.flatMap { $0.files(of: target.id, among: listings[$0.path] ?? []) }
    return (listed + folded).filter { seen.insert($0.role.rawValue + $0.path).inserted }
  }

  private func files(
    of phase: PBXObjects.Object,
    _ role: ProjectTarget.File.Role
  ) -> [ProjectTarget.File] {
    objects.objects("files", of: phase).flatMap { file -> [ProjectTarget.File] in
      guard let reference = objects[file.text("fileRef")] else { return [] }
      let settings = file.fields["settings"]
      let platforms =
        file.texts("platformFilters") + [file.text("platformFilter")].compactMap(\.self)
      // A localised file is a group with one child per language; the versions of a data model are
      // one file.
      let isVariant = reference.isa == "PBXVariantGroup"
      return (isVariant ? reference.texts("children") : [reference.id]).compactMap { id in
        paths[id].map { path in
          ProjectTarget.File(
            path: path,
            role: role,
            compilerFlags: settings?["COMPILER_FLAGS"]?.text ?? "",
            platforms: platforms,
            location: objects.location(of: file)
          )
        }
      }
    }
  }

  private static func role(of phase: PBXObjects.Object) -> ProjectTarget.File.Role? {
    switch phase.isa {
    case "PBXSourcesBuildPhase": .source
    case "PBXResourcesBuildPhase": .resource
    case "PBXHeadersBuildPhase": .header
    case "PBXFrameworksBuildPhase": .framework
    case "PBXCopyFilesBuildPhase": .copied
    default: nil
    }
  }

  /// Returns the ids of all synchronized folders in the group tree, in order.
  private static func folders(in objects: PBXObjects) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var pending = [objects.root.text("mainGroup")].compactMap(\.self)
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { found.append(id) }
      pending += object.texts("children").reversed()
    }
    return found
  }

  private static func folder(
    _ object: PBXObjects.Object,
    at path: String,
    _ owners: Set<String>,
    _ objects: PBXObjects,
    _ phases: [String: String]
  ) -> SynchronizedFolder {
    let sets = objects.objects("exceptions", of: object).compactMap { set in
      exceptions(set, objects, phases)
    }
    let types = object.fields["explicitFileTypes"]?.members ?? []
    return SynchronizedFolder(
      path: path,
      owners: owners,
      exceptions: sets,
      fileTypes: Dictionary(types.map { ($0.key, $0.value.text ?? "") }) { first, _ in first },
      opaqueFolders: Set(object.texts("explicitFolders")),
      location: objects.location(of: object)
    )
  }

  private static func exceptions(
    _ set: PBXObjects.Object,
    _ objects: PBXObjects,
    _ phases: [String: String]
  ) -> SynchronizedFolder.Exceptions? {
    let phase = set.text("buildPhase")
    guard let target = set.text("target") ?? phase.flatMap({ phases[$0] }) else { return nil }
    let flags = set.fields["additionalCompilerFlagsByRelativePath"]?.members ?? []
    let platforms = set.fields["platformFiltersByRelativePath"]?.members ?? []
    return SynchronizedFolder.Exceptions(
      target: target,
      phase: phase,
      role: objects[phase].flatMap(role),
      paths: set.texts("membershipExceptions"),
      flags: Dictionary(flags.map { ($0.key, $0.value.text ?? "") }) { first, _ in first },
      platforms: Dictionary(platforms.map { ($0.key, $0.value.texts) }) { first, _ in first },
      location: objects.location(of: set)
    )
  }
}
