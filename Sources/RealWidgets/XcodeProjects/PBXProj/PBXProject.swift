/// Reads `project.pbxproj`, the older of the two formats of Xcode projects.
///
/// Versions 46 to 100 are read alike, skipping unknown objects as Xcode does (Xcodeproj#950,
/// #1020).
public enum PBXProject {
  /// Reads a project, or throws a ``ProjectError`` for a value that is not one.
  public static func read(
    _ value: ProjectValue,
    file: String,
    folder: String
  ) throws(ProjectError) -> XcodeProject {
    let objects = try PBXObjects(value, file: file)
    let root = objects.root
    let offset = root.text("projectDirPath") ?? ""
    let sources = FilePath.normalized(offset.hasPrefix("/") ? offset : folder + "/" + offset)
    let paths = PBXPaths(objects, root: sources)
    let targets = objects.objects("targets", of: root)
    let membership = PBXMembership(objects, paths, targets: targets)
    let reader = Reader(objects: objects, paths: paths, membership: membership, targets: targets)
    return XcodeProject(
      name: FilePath.name(FilePath.folder(file)).replacing(".xcodeproj", with: ""),
      file: file,
      folder: sources,
      configurations: reader.configurations(of: root),
      defaultConfiguration: objects[root.text("buildConfigurationList")]?
        .text("defaultConfigurationName"),
      targets: targets.map(reader.target),
      localPackages: reader.localPackages,
      remotePackages: reader.remotePackages,
      localizations: root.texts("knownRegions").filter { $0 != "Base" },
      diagnostics: reader.diagnostics
    )
  }
}

private struct Reader {
  let objects: PBXObjects
  let paths: PBXPaths
  let membership: PBXMembership
  let targets: [PBXObjects.Object]

  func target(_ target: PBXObjects.Object) -> ProjectTarget {
    let phases = objects.objects("buildPhases", of: target)
    let linked = phases.filter { $0.isa == "PBXFrameworksBuildPhase" }.flatMap(items)
    let copied = phases.filter { $0.isa == "PBXCopyFilesBuildPhase" }.flatMap(items)
    let products =
      linked.compactMap { objects[$0.text("productRef")] }
      + objects.objects("packageProductDependencies", of: target)
    return ProjectTarget(
      name: target.text("name") ?? target.text("productName") ?? "",
      kind: kind(of: target),
      productType: target.text("productType") ?? "",
      configurations: configurations(of: target),
      files: membership.files(of: target),
      dependencies: distinct(dependencies(of: target) + linked.compactMap(maker)),
      packageProducts: distinct(products.compactMap { $0.text("productName") }),
      embedded: distinct(copied.compactMap(maker)),
      location: objects.location(of: target)
    )
  }

  private func kind(of target: PBXObjects.Object) -> ProjectTarget.Kind {
    switch target.isa {
    case "PBXAggregateTarget": .aggregate
    case "PBXLegacyTarget": .externalBuildSystem
    default: .native
    }
  }

  private func items(of phase: PBXObjects.Object) -> [PBXObjects.Object] {
    objects.objects("files", of: phase)
  }

  private func dependencies(of target: PBXObjects.Object) -> [String] {
    objects.objects("dependencies", of: target).compactMap { dependency in
      let proxy = objects[dependency.text("targetProxy")]
      return objects[dependency.text("target")]?.text("name")
        ?? objects[proxy?.text("remoteGlobalIDString")]?.text("name")
    }
  }

  private func maker(of file: PBXObjects.Object) -> String? {
    guard let product = file.text("fileRef") else { return nil }
    return targets.first { $0.text("productReference") == product }?.text("name")
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  func configurations(of object: PBXObjects.Object) -> [XcodeProject.Configuration] {
    guard let list = objects[object.text("buildConfigurationList")] else { return [] }
    return objects.objects("buildConfigurations", of: list).map { configuration in
      XcodeProject.Configuration(
        name: configuration.text("name") ?? "",
        file: file(under: configuration),
        settings: (configuration.fields["buildSettings"]?.members ?? []).map { member in
          SettingAssignment(key: member.key, value: member.value, file: objects.file)
        }
      )
    }
  }

  /// Returns the configuration file: a reference or, since version 77, below a synchronized folder.
  private func file(under configuration: PBXObjects.Object) -> String? {
    if let id = configuration.text("baseConfigurationReference") {
      // A dangling reference still gets a path, to show that its settings are missing.
      return paths[id] ?? paths.root + "/" + (objects[id]?.text("path") ?? id)
    }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return paths[anchor].map { FilePath.normalized($0 + "/" + path) }
  }

  /// The packages that the project names, or contains as folders, as older projects do.
  var localPackages: [XcodeProject.LocalPackage] {
    var found: [XcodeProject.LocalPackage] = []
    for reference in objects.objects("packageReferences", of: objects.root)
    where reference.isa == "XCLocalSwiftPackageReference" {
      guard let path = reference.text("relativePath") ?? reference.text("path") else { continue }
      let full = path.hasPrefix("/") ? path : paths.root + "/" + path
      found.append(
        XcodeProject.LocalPackage(
          path: FilePath.normalized(full),
          location: objects.location(of: reference)
        )
      )
    }
    for (id, path) in paths.folders where objects[id]?.isa == "PBXFileReference" {
      guard FolderListing.hasManifest(path), !found.contains(where: { $0.path == path }),
        let object = objects[id]
      else { continue }
      found.append(XcodeProject.LocalPackage(path: path, location: objects.location(of: object)))
    }
    return found
  }

  var remotePackages: [XcodeProject.RemotePackage] {
    objects.objects("packageReferences", of: objects.root).compactMap { reference in
      reference.text("repositoryURL").map {
        XcodeProject.RemotePackage(address: $0, location: objects.location(of: reference))
      }
    }
  }

  /// The skipped parts of the project that may have files for a target.
  var diagnostics: [ProjectDiagnostic] {
    var found: [ProjectDiagnostic] = []
    for target in targets {
      for phase in objects.objects("buildPhases", of: target)
      where !Reader.phases.contains(phase.isa) {
        found.append(
          ProjectDiagnostic(
            "a phase of the target \(target.text("name") ?? "") is a \(phase.isa), which is not known",
            at: objects.location(of: phase)
          )
        )
      }
    }
    for reference in objects.root.fields["projectReferences"]?.list ?? [] {
      found.append(
        ProjectDiagnostic(
          "another project is part of this one; its targets are not read",
          at: SourceLocation(file: objects.file, line: reference.line)
        )
      )
    }
    return found
  }

  /// The known kinds of phases; script and rule phases have no files.
  private static let phases: Set<String> = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
    "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase", "PBXShellScriptBuildPhase",
    "PBXAppleScriptBuildPhase", "PBXJavaArchiveBuildPhase", "PBXRezBuildPhase",
  ]
}
