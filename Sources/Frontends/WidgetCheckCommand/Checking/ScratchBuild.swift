import CampaignRuns
import Foundation

/// Builds the program of a checked folder in a scratch folder; the folder itself is left as it is.
struct ScratchBuild {
  /// The Swift files.
  let folder: SourceFolder

  /// The names of what the asset catalogues hold.
  let assets: AssetSymbols

  /// How the files are compiled.
  let language: LanguageOptions

  /// The modules of the repository that the files import, each after those that it imports.
  let modules: [ModuleSource]

  /// What stands beside the program.
  let resources: FolderResources

  /// Where the program begins.
  let entry: EntryPoint

  /// Where everything is written.
  let scratch: String

  /// The modules that stand in for others, each empty.
  let stubs: [String]

  /// Whether the program is optimised.
  let isOptimized: Bool

  /// The program, with the folder's resources beside it and nothing else.
  var executable: String { bundle + "/" + moduleName }

  private var bundle: String { scratch + "/Widget.appex" }

  /// Builds the program.
  ///
  /// - Throws: ``CommandError`` with what the compiler says and what can be done.
  func build(with modules: BuiltModules) throws {
    for path in [scratch + "/stubs", bundle] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try checkImports()
    for stub in stubs { try compileStub(stub, modules) }
    for module in self.modules { try compile(module, modules) }
    var sources = try folder.files.map(source)
    if let source = entry.source {
      sources.append(try write(source, as: "WidgetCheckEntryPoint.swift"))
    }
    if folder.imports("FoundationNetworking") {
      sources.append(try write(NetworkNames.source, as: "WidgetCheckNetwork.swift"))
    }
    if let source = assets.source(besides: folder) {
      sources.append(try write(source, as: "WidgetCheckAssets.swift"))
    }
    sources += try intentSources()
    let arguments =
      ["-module-name", moduleName, "-g"] + arguments(language, modules) + sources
      + self.modules.map { object(of: $0) } + (try modules.objects())
      + ["-lm", "-o", executable]
    try compile(arguments, of: folder)
    try resources.copy(to: bundle)
  }

  /// The sources that Xcode makes of definitions of intents.
  private func intentSources() throws -> [String] {
    let declared = Set(folder.files.flatMap { EntryPoint.declarations(in: $0) }.map(\.name))
    return try resources.intentDefinitions.enumerated().compactMap { index, path in
      try IntentDefinition(path)?.source(besides: declared.contains).map {
        try write($0, as: "WidgetCheckIntents\(index).swift")
      }
    }
  }

  /// Compiles a module of the repository, and puts its resources where its code looks for them.
  private func compile(_ module: ModuleSource, _ modules: BuiltModules) throws {
    var sources = try module.folder.files.map(source)
    let assets = AssetSymbols(of: module.resources.assetCatalogs, in: module.folder.path)
    if let source = assets.source(besides: module.folder) {
      sources.append(try write(source, as: "\(module.name)/WidgetCheckAssets.swift"))
    }
    if let bundle = module.bundle {
      let source = ScratchBuild.accessor(of: bundle)
      sources.append(try write(source, as: "\(module.name)/WidgetCheckBundle.swift"))
    }
    try compile(
      ["-module-name", module.name, "-emit-module", "-emit-module-path"]
        + ["\(scratch)/stubs/\(module.name).swiftmodule", "-c", "-o", object(of: module)]
        // With all that a debugger reads the driver makes two objects of one name.
        + ["-whole-module-optimization", "-gline-tables-only"] + arguments(module.language, modules) + sources,
      of: module.folder
    )
    let place = module.bundle.map { "\(bundle)/\($0).bundle" } ?? bundle
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try module.resources.copy(to: place)
  }

  private func object(of module: ModuleSource) -> String { "\(scratch)/stubs/\(module.name).o" }

  /// The source with which the code of a package finds its resources, as the package manager writes one.
  private static func accessor(of bundle: String) -> String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module =
        Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(bundle).bundle") ?? .main
    }

    """
  }

  /// Writes a source of our own.
  private func write(_ source: String, as name: String) throws -> String {
    let path = scratch + "/" + name
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// What the compiler is told of code, whichever module it is in.
  private func arguments(_ language: LanguageOptions, _ modules: BuiltModules) -> [String] {
    var arguments = language.compilerArguments + ["-j", "2"]
    // Xcode sets it for every target, also in Swift 5.
    arguments.append("-enable-bare-slash-regex")
    arguments += isOptimized ? ["-O", "-whole-module-optimization"] : ["-Onone"]
    // An optimiser drops functions that it has merged into all their callers, and findings then
    // cannot name their lines. What tests may call stays.
    arguments.append("-enable-testing")
    // Functions that are alike stay apart too: what is merged of two has no line.
    arguments += ["-Xfrontend", "-disable-llvm-merge-functions-pass"]
    arguments += ["-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"]
    // What is compiled as a copy keeps its name in findings: paths below the compiler's own folder would
    // be written relative to it, which no map meets.
    arguments += ["-file-compilation-dir", "/"]
    arguments += ["-file-prefix-map", "\(copies)/=/"]
    arguments += modules.compilerArguments + ["-I", scratch + "/stubs"]
    // Files that import Foundation alone meet the names that the platform's Foundation has.
    for module in ["WidgetKit", "SwiftUI"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return arguments
  }

  /// Runs the compiler.
  ///
  /// - Throws: ``CommandError`` with what it says of the files.
  private func compile(_ arguments: [String], of folder: SourceFolder) throws {
    let list = scratch + "/arguments.txt"
    let text = arguments.map(ScratchBuild.quoted)
    try text.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    let (status, output) = try Toolchain.run("swiftc", ["@" + list], in: scratch)
    guard status == 0 else {
      throw CommandError.unreadable(
        CompilerReport(
          output.replacingOccurrences(of: copies + "/", with: "/"),
          folder
        ).text
      )
    }
  }

  /// An argument as the compiler reads it from a file, in which every special character is marked.
  static func quoted(_ argument: String) -> String {
    let special: Set<Character> = ["\\", "\"", "'", " ", "\t"]
    return argument.reduce(into: "") { text, character in
      if special.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  private var moduleName: String { "CheckedWidgets" }

  private var copies: String { scratch + "/sources" }

  /// The path of a file as it is compiled: its own, or that of a copy whose conditions are an iPhone's.
  private func source(of file: SourceFolder.File) throws -> String {
    let isFormerMain = entry.formerMains.contains(file.name)
    let text = isFormerMain ? file.source.text(without: "@main") : file.source.text
    guard text != file.text else { return file.path }
    let path = copies + file.path
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Says at once which imports cannot be met, rather than leave it to the compiler.
  private func checkImports() throws {
    let known = BuiltModules.provided + BuiltModules.toolchain + stubs + modules.map(\.name)
    var missing: [String] = []
    for file in folder.files {
      for (module, line) in file.imports where !known.contains(module) {
        missing.append("  \(file.name):\(line): import \(module)")
      }
    }
    guard !missing.isEmpty else { return }
    let first = missing[0].split(separator: " ").last ?? ""
    throw CommandError.unreadable(
      """
      these modules are not there on this platform:
      \(missing.joined(separator: "\n"))
      Leave such a file out with --exclude FILE, or let an empty module stand in with --stub \(first) \
      (and declare what the files use of it in a file of your own)
      """
    )
  }

  private func compileStub(_ name: String, _ modules: BuiltModules) throws {
    let source = "\(scratch)/stubs/\(name).swift"
    try "".write(toFile: source, atomically: true, encoding: .utf8)
    let module = "\(scratch)/stubs/\(name).swiftmodule"
    let (status, output) = try Toolchain.run(
      "swiftc",
      ["-emit-module", "-module-name", name, source, "-o", module],
      in: scratch
    )
    guard status == 0 else {
      throw CommandError.usage("--stub \(name) is no name of a module: \(output)")
    }
  }
}
