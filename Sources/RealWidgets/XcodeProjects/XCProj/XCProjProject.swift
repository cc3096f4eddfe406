/// Reads `project.xcproj`, the newer of the two formats of Xcode projects.
public enum XCProjProject {
  /// The capabilities of this reader; the format demands that it refuses files that require others.
  public static let capabilities: Set<String> = []

  /// Reads a project, or throws a ``ProjectError`` if it is none or needs unsupported capabilities.
  public static func read(
    _ value: ProjectValue,
    file: String,
    folder: String
  ) throws(ProjectError) -> XcodeProject {
    let missing = (value["required-capabilities"]?.texts ?? []).filter {
      !capabilities.contains($0)
    }
    guard missing.isEmpty else {
      throw .requiresNewerVersion(file: file, capabilities: missing)
    }
    guard value["targets"] != nil || value["configurations"] != nil else {
      throw .malformed(
        SourceLocation(file: file, line: value.line),
        reason: "the project has neither targets nor configurations"
      )
    }
    let reader = Reader(
      value: value,
      file: file,
      folder: folder,
      files: XCProjFiles(value["files"], file: file, root: folder)
    )
    return XcodeProject(
      name: FilePath.name(FilePath.folder(file)).replacing(".xcodeproj", with: ""),
      file: file,
      folder: folder,
      configurations: reader.projectConfigurations,
      defaultConfiguration: value["default-configuration"]?.text,
      targets: (value["targets"]?.list ?? []).map(reader.target),
      localPackages: reader.localPackages,
      remotePackages: reader.remotePackages,
      localizations: (value["localizations"]?.texts ?? []).filter { $0 != "Base" },
      diagnostics: reader.diagnostics
    )
  }
}

private struct Reader {
  let value: ProjectValue
  let file: String
  let folder: String
  let files: XCProjFiles

  var configurationNames: [String] {
    (value["configurations"]?.list ?? []).compactMap { $0.text ?? $0["name"]?.text }
  }

  var projectConfigurations: [XcodeProject.Configuration] {
    configurations(of: value, specialized: value["configurations"])
  }

  func configurations(
    of owner: ProjectValue,
    specialized: ProjectValue?
  ) -> [XcodeProject.Configuration] {
    let settings = (owner["build-settings"]?.members ?? []).map { member in
      SettingAssignment(key: member.key, value: member.value, file: file)
    }
    return configurationNames.map { name in
      let entry = specialized?.list.first { $0["name"]?.text == name }
      return XcodeProject.Configuration(
        name: name,
        file: entry?["file"].flatMap(path),
        settings: settings
      )
    }
  }

  /// Returns the path of a configuration file: in the file tree, or below a folder.
  private func path(of reference: ProjectValue) -> String? {
    if let name = reference.text {
      return files.paths[name] ?? FilePath.normalized(folder + "/" + name)
    }
    guard let path = reference["relative-path"]?.text else { return nil }
    let anchor = reference["anchor"]?.text ?? ""
    return FilePath.normalized((files.paths[anchor] ?? folder + "/" + anchor) + "/" + path)
  }

  func target(_ target: ProjectValue) -> ProjectTarget {
    let name = target["name"]?.text ?? ""
    let members = files.members.filter { $0.target == name }
    let products = members.filter { $0.path.hasPrefix("<PRODUCTS>/") }
    return ProjectTarget(
      name: name,
      kind: target["kind"]?.text.flatMap(Reader.kind) ?? .native,
      productType: productType(of: target),
      configurations: configurations(of: target, specialized: target["specialized-configurations"]),
      files: targetFiles(name, members),
      dependencies: distinct(
        (target["dependencies"]?.list ?? []).compactMap(dependency)
          + products.compactMap(maker)
      ),
      packageProducts: distinct(packageProducts(of: target)),
      embedded: distinct(products.filter { $0.phase.hasPrefix("copy") }.compactMap(maker)),
      location: SourceLocation(file: file, line: target.line)
    )
  }

  private func targetFiles(_ name: String, _ members: [XCProjFiles.Member]) -> [ProjectTarget.File]
  {
    var seen: Set<String> = []
    let listed = members.compactMap { member -> ProjectTarget.File? in
      guard member.path.hasPrefix("/"), let role = XCProjFiles.role(of: member.phase) else {
        return nil
      }
      return ProjectTarget.File(
        path: member.path,
        role: role,
        compilerFlags: member.flags,
        platforms: member.platforms,
        location: member.location
      )
    }
    let folded = files.folders.flatMap { $0.folder.files(of: name, among: $0.listing) }
    return (listed + folded).filter { seen.insert($0.role.rawValue + $0.path).inserted }
  }

  private func productType(of target: ProjectValue) -> String {
    if let full = target["full-product-type"]?.text { return full }
    return target["product-type"]?.text.map { "com.apple.product-type." + $0 } ?? ""
  }

  /// Returns a target dependency: a name, or a table with its name; packages are not targets.
  private func dependency(_ value: ProjectValue) -> String? {
    value.text ?? (value["kind"]?.text == "package" ? nil : value["target"]?.text)
  }

  private func packageProducts(of target: ProjectValue) -> [String] {
    let linked = (target["package-product-members"]?.list ?? []).compactMap {
      $0["product-name"]?.text
    }
    let needed = (target["dependencies"]?.list ?? []).compactMap { $0["product-name"]?.text }
    return linked + needed
  }

  /// Returns the target that makes a product, found by the product's name.
  private func maker(of member: XCProjFiles.Member) -> String? {
    let product = FilePath.name(member.path).split(separator: ".").first.map(String.init)
    return (value["targets"]?.list ?? []).compactMap { $0["name"]?.text }.first { $0 == product }
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func kind(_ name: String) -> ProjectTarget.Kind? {
    switch name {
    case "native": .native
    case "aggregate": .aggregate
    case "external-build-system": .externalBuildSystem
    default: nil
    }
  }

  var localPackages: [XcodeProject.LocalPackage] {
    let named = (value["packages"]?.list ?? []).filter { $0["kind"]?.text == "local" }
    let listed = named.compactMap { package -> XcodeProject.LocalPackage? in
      guard let path = package["path"]?.text else { return nil }
      return XcodeProject.LocalPackage(
        path: FilePath.normalized(path.hasPrefix("/") ? path : folder + "/" + path),
        location: SourceLocation(file: file, line: package.line)
      )
    }
    let folders = files.folders.map(\.folder).filter { folder in
      FolderListing.hasManifest(folder.path) && !listed.contains { $0.path == folder.path }
    }
    return listed
      + folders.map { XcodeProject.LocalPackage(path: $0.path, location: $0.location) }
  }

  var remotePackages: [XcodeProject.RemotePackage] {
    (value["packages"]?.list ?? []).compactMap { package in
      package["repository"]?.text.map {
        XcodeProject.RemotePackage(
          address: $0,
          location: SourceLocation(file: file, line: package.line)
        )
      }
    }
  }

  /// Members of unknown targets.
  var diagnostics: [ProjectDiagnostic] {
    let names = Set((value["targets"]?.list ?? []).compactMap { $0["name"]?.text })
    return files.members.filter { !names.contains($0.target) }.map { member in
      ProjectDiagnostic(
        "\(FilePath.name(member.path)) belongs to a target \(member.target), which is not there",
        at: member.location
      )
    }
  }
}
