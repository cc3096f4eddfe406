import CampaignRuns
import Foundation
import XcodeProjects

/// The modules that a target's code imports and whose sources are in its repository.
///
/// Those of the project come first, then packages that it names, then other packages, read only if
/// their manifest mentions an imported name: the package manager needs half a second for each.
struct RepositoryModules {
  private(set) var modules: [ModuleSource] = []

  private(set) var diagnostics: [String] = []

  private let target: CheckedTarget
  /// The folders of packages: those that the project names, then others in the repository.
  private lazy var manifests: [String] = {
    let named = target.project.localPackages.map(\.path)
    return given + named + ProjectSearch.packages(at: root).filter { !named.contains($0) }
  }()

  private var packages: [SwiftPackage] = []
  private var isRead: Set<String> = []
  private var isSettled: Set<String> = []
  private let root: String
  private let given: [String]
  private let scratch: String

  init(
    importedBy imports: [String],
    of target: CheckedTarget,
    in repository: String,
    besides given: [String] = [],
    scratch: String
  ) {
    self.target = target
    self.scratch = scratch
    self.given = given
    root = repository
    for name in imports { add(name) }
  }

  private mutating func add(_ name: String) {
    // Each name is searched for once, which also ends cycles of imports.
    guard isSettled.insert(name).inserted, !BuiltModules.isKnown(name) else { return }
    guard let module = framework(name) ?? packageModule(name) else { return }
    for name in module.folder.files.flatMap(\.imports).map(\.module) { add(name) }
    modules.append(module)
  }

  private mutating func framework(_ name: String) -> ModuleSource? {
    for other in target.project.targets
    where other.name != target.target.name && RepositoryModules.makesModule(other) {
      let settings = target.settings(of: other)
      guard settings.moduleName == name else { continue }
      let files = target.files(of: other)
      return module(
        name,
        of: "target \(other.name)",
        files.swift,
        files.resources,
        language: settings.language
      )
    }
    return nil
  }

  private static func makesModule(_ target: ProjectTarget) -> Bool {
    ["framework", "library.static", "library.dynamic", "framework.static"].contains {
      target.productType == "com.apple.product-type." + $0
    }
  }

  private mutating func packageModule(_ name: String) -> ModuleSource? {
    readPackages(mentioning: name)
    for package in packages {
      guard let target = package.targets.first(where: { $0.name == name }),
        target.kind == "regular"
      else { continue }
      guard !target.sources.isEmpty else {
        diagnostics.append("the package \(package.name) has no Swift files for its target \(name)")
        continue
      }
      var language = LanguageOptions()
      language.conditions = target.conditions + ["SWIFT_PACKAGE"]
      language.package = package.name
      language.namesTexts = true
      language.isMainActorByDefault = target.isMainActorByDefault
      return module(
        name,
        of: "package \(package.name)",
        target.sources,
        target.resources,
        bundle: target.resources.isEmpty ? nil : RepositoryModules.bundle(of: package.name, name),
        language: language
      )
    }
    return nil
  }

  private mutating func readPackages(mentioning name: String) {
    var index = 0
    // The list grows while it is read, because packages name further packages.
    while index < manifests.count {
      let path = manifests[index]
      index += 1
      guard !isRead.contains(path),
        let text = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8),
        text.contains("\"\(name)\"")
      else { continue }
      isRead.insert(path)
      do {
        let package = try SwiftPackage(dump: dump(path), path: path)
        packages.append(package)
        manifests += package.localDependencies.filter { !manifests.contains($0) }
      } catch {
        diagnostics.append("the package at \(path) cannot be read: \(error)")
      }
    }
  }

  private func dump(_ path: String) throws -> Data {
    let result = try Toolchain.run(
      "swift",
      [
        "package", "--package-path", path, "--scratch-path", scratch + "/packages",
        "dump-package",
      ],
      in: scratch,
      temporary: scratch
    )
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw CommandError.unreadable(
        result.output.split(separator: "\n").first { $0.contains("error") }.map(String.init)
          ?? "the package manager says nothing of it"
      )
    }
    return Data(result.output[start...].utf8)
  }

  /// Reads the files of a module; `nil` after a diagnostic if one cannot be read.
  private mutating func module(
    _ name: String,
    of owner: String,
    _ files: [String],
    _ resources: [String],
    bundle: String? = nil,
    language: LanguageOptions
  ) -> ModuleSource? {
    let surroundings = BuildCondition.Surroundings(
      modules: Set(BuiltModules.provided + BuiltModules.toolchain + modules.map(\.name)),
      conditions: Set(language.conditions)
    )
    do {
      return ModuleSource(
        name: name,
        owner: owner,
        folder: try SourceFolder(files: files, below: root, excluding: [], in: surroundings),
        resources: FolderResources(files: resources, below: root, propertyList: nil),
        bundle: bundle,
        language: language
      )
    } catch {
      diagnostics.append("the \(owner), which makes \(name), cannot be read: \(error)")
      return nil
    }
  }
}

extension RepositoryModules {
  /// Returns the name of a target's resource bundle, which must not lead out of a folder or code.
  static func bundle(of package: String, _ target: String) -> String {
    var name = ""
    for scalar in "\(package)_\(target)".unicodeScalars {
      name.unicodeScalars.append("/\\\"\n\r".unicodeScalars.contains(scalar) ? "-" : scalar)
    }
    return name
  }
}
