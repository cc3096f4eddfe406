import CampaignRuns
import Foundation
import XcodeProjects

/// The subject of a check: the files of a folder, or those that Xcode compiles for a target.
struct CheckSubject {
  let sources: SourceFolder

  let resources: FolderResources

  let project: ProjectSettings

  /// The target, `nil` for a folder without a project.
  let target: CheckedTarget?

  let language: LanguageOptions

  /// The modules of the repository that the code imports, in build order.
  private(set) var modules: [ModuleSource] = []

  /// The problems of reading the project, each a sentence.
  private(set) var diagnostics: [String] = []

  /// Finds the subject of a path, or throws a ``CommandError`` with what exists and what to do.
  ///
  /// A folder with a project in or below it means its widget extension, else its Swift files. The
  /// package manager may write to `scratch`.
  init(_ options: SubjectOptions, besides others: [String], scratch: String) throws {
    try options.check()
    if let target = try CheckSubject.target(options) {
      try self.init(target, options, scratch: scratch)
    } else {
      try self.init(folder: options, besides: others)
    }
  }

  private init(folder options: SubjectOptions, besides others: [String]) throws {
    sources = try SourceFolder(
      options.folder,
      excluding: options.exclude,
      stubs: options.stub,
      conditions: options.define
    )
    resources = FolderResources(of: sources.path, besides: others)
    project = ProjectSettings(of: sources.path, propertyList: resources.propertyList)
    if let package = options.package.first {
      throw CommandError.usage(
        "--package \(package) needs a project, and \(options.folder) is a folder of files; put the package's "
          + "files into it"
      )
    }
    target = nil
    var language = LanguageOptions()
    language.conditions = options.define
    self.language = language
  }

  private init(_ target: CheckedTarget, _ options: SubjectOptions, scratch: String) throws {
    let files = target.files
    let root = CheckSubject.root(of: options.folder, target, files.swift)
    var language = target.settings.language
    language.conditions += options.define
    guard !files.swift.isEmpty else {
      throw CommandError.nothing(
        "\(target.project.file): the target \(target.name) compiles no Swift file"
      )
    }
    for file in files.swift where !FileManager.default.fileExists(atPath: file) {
      throw CommandError.unreadable(
        "\(file) is not there, and \(target.name) compiles it; "
          + "generate it as the project does, or leave it out with --exclude "
          + URL(fileURLWithPath: file).lastPathComponent
      )
    }
    sources = try SourceFolder(
      files: files.swift,
      below: root,
      excluding: options.exclude,
      in: BuildCondition.Surroundings(
        modules: Set(BuiltModules.provided + BuiltModules.toolchain + options.stub),
        conditions: Set(language.conditions)
      )
    )
    resources = FolderResources(
      files: files.resources,
      below: root,
      propertyList: target.propertyList
    )
    project = ProjectSettings(of: target)
    self.target = target
    self.language = language
    let imports = sources.files.flatMap { $0.imports.map(\.module) }
    let packages = try options.packages()
    let found = RepositoryModules(
      importedBy: imports,
      of: target,
      in: root,
      besides: packages.map(\.folder),
      scratch: scratch
    )
    modules = found.modules
    let unused = packages.filter { package in
      !found.modules.contains { module in
        module.folder.files.contains { $0.path.hasPrefix(package.folder + "/") }
      }
    }
    let all = target.project.diagnostics + target.settings.diagnostics
    diagnostics =
      all.map {
        "\(SourceFolder.name(of: $0.location.file, below: root)):\($0.location.line): \($0.message)"
      } + found.diagnostics
      + unused.map {
        "--package \($0.name)=\($0.folder) is not used: the code imports nothing of it"
      }
  }

  private static func target(_ options: SubjectOptions) throws -> CheckedTarget? {
    let path = URL(fileURLWithPath: options.folder).standardizedFileURL.path
    let isProject = ["xcodeproj", "xcworkspace", "xcproj", "pbxproj"].contains(
      URL(fileURLWithPath: path).pathExtension
    )
    if isProject, !FileManager.default.fileExists(atPath: path) {
      throw CommandError.unreadable("\(path) is not there; give the path of a project")
    }
    let scheme = try options.scheme.map { try ChosenScheme($0, at: path) }
    let found = WidgetTargets(
      at: path,
      configuration: options.configuration ?? scheme?.configuration
        ?? SubjectOptions.defaultConfiguration
    )
    guard !found.projects.isEmpty else {
      guard let name = options.target else { return nil }
      throw CommandError.usage("--target \(name) is for a project, and there is none at \(path)")
    }
    if options.target == nil, let scheme, let name = try scheme.target(of: found.targets) {
      return try found.chosen(name)
    }
    // A folder of a widget's sources may contain a project that is unrelated to widgets.
    let isUnrelated = found.targets.isEmpty && found.errors.isEmpty && found.hidden.isEmpty
    if isUnrelated, options.target == nil, !isProject { return nil }
    return try found.chosen(options.target)
  }

  /// Returns the folder for file names: the given one, or the common ancestor of all files.
  private static func root(
    of path: String,
    _ target: CheckedTarget,
    _ files: [String]
  ) -> String {
    let given = URL(fileURLWithPath: path).standardizedFileURL.path
    var root = URL(fileURLWithPath: given).pathExtension.isEmpty ? given : target.project.folder
    while root != "/", !files.allSatisfy({ $0.hasPrefix(root + "/") }) {
      root = URL(fileURLWithPath: root).deletingLastPathComponent().path
    }
    return root == "/" ? given : root
  }
}
