import CampaignRuns
import Foundation
import StandIns

/// Builds the program of a checked folder in a scratch folder, without changing the folder.
struct ScratchBuild {
  let folder: SourceFolder

  let assets: AssetSymbols

  let language: LanguageOptions

  /// The repository's modules that the files import, in the order of their dependencies.
  let modules: [ModuleSource]

  let resources: FolderResources

  let entry: EntryPoint

  let scratch: String

  /// The names of empty modules for missing ones.
  let stubs: [String]

  /// True to optimise the program.
  let isOptimized: Bool

  /// The program, in a folder with its resources and nothing else.
  var executable: String { bundle + "/" + moduleName }

  private var bundle: String { scratch + "/Widget.appex" }

  /// Builds the program and returns one report of replacements per affected module, or throws a
  /// ``CommandError`` with the compiler's errors.
  func build(with modules: BuiltModules) throws -> [ModuleStandIns] {
    var standIns: [ModuleStandIns] = []
    for path in [scratch + "/stubs", bundle] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for stub in stubs { try compileStub(stub, modules) }
    lazy var reached = wordsOfImporters()
    var missing: Set<String> = []
    for module in self.modules {
      let found = try replaced(module, without: missing, modules) {
        reached[module.name]
      }
      if found.contains(where: { !$0.failure.isEmpty }) { missing.insert(module.name) }
      standIns += found
    }
    var sources: [String] = []
    if let source = entry.source {
      sources.append(try write(source, as: "WidgetCheckEntryPoint.swift"))
    }
    if folder.imports("FoundationNetworking") {
      sources.append(
        try write(NetworkNames.source(isPublic: false), as: "WidgetCheckNetwork.swift")
      )
    }
    if let source = assets.source(besides: folder) {
      sources.append(try write(source, as: "WidgetCheckAssets.swift"))
    }
    sources += try textSources(of: resources, language, in: "", bundle: "Foundation.Bundle.main")
    sources += try intentSources()
    sources += try modelSources(of: folder, resources, in: "")
    let objects = self.modules.filter { !missing.contains($0.name) }.map { object(of: $0) }
    do {
      standIns += try compile(
        folder,
        besides: sources,
        named: moduleName,
        without: missing,
        arguments(language, modules),
        output: ["-g"] + objects + (try modules.objects()) + ["-lm", "-o", executable]
      )
    } catch CommandError.unreadable(let text) where !missing.isEmpty {
      // A missing module may be the actual cause.
      let failures = standIns.map(\.failure).filter { !$0.isEmpty }
      throw CommandError.unreadable((failures + [text]).joined(separator: "\n"))
    }
    try resources.copy(to: bundle)
    return standIns
  }

  /// Compiles a module of the repository; if that fails, replaces all of it.
  private func replaced(
    _ module: ModuleSource,
    without missing: Set<String>,
    _ modules: BuiltModules,
    wanted: () -> Set<String>?
  ) throws -> [ModuleStandIns] {
    do {
      return try compile(module, without: missing, modules, wanted: wanted)
    } catch CommandError.unreadable(let text) {
      return [ModuleStandIns(module: module.name, root: module.folder.path, failure: text)]
    }
  }

  /// Returns the words of each module's importers that the widgets reach.
  private func wordsOfImporters() -> [String: Set<String>] {
    var reached = ReachedWords(ofProgram: searched(folder))
    var words: [String: Set<String>] = [:]
    for module in modules.reversed() {
      words[module.name] = reached.words
      reached.add(module: searched(module.folder))
    }
    return words
  }

  private func searched(_ folder: SourceFolder) -> [StandInSource] {
    folder.files.map { StandInSource(path: $0.path, text: text(of: $0)) }
  }

  private func intentSources() throws -> [String] {
    let declared = Set(folder.files.flatMap { EntryPoint.declarations(in: $0) }.map(\.name))
    return try resources.intentDefinitions.enumerated().compactMap { index, path in
      try IntentDefinition(path)?.source(besides: declared.contains).map {
        try write($0, as: "WidgetCheckIntents\(index).swift")
      }
    }
  }

  private func modelSources(
    of folder: SourceFolder,
    _ resources: FolderResources,
    in place: String
  ) throws -> [String] {
    let declared = Set(folder.files.flatMap { EntryPoint.declarations(in: $0) }.map(\.name))
    return try resources.dataModels.enumerated().compactMap { index, path in
      try DataModel(path)?.source(besides: declared.contains).map {
        try write($0, as: "\(place)WidgetCheckDataModel\(index).swift")
      }
    }
  }

  /// Writes the source that Xcode generates from string catalogues, if the settings enable it.
  private func textSources(
    of resources: FolderResources,
    _ language: LanguageOptions,
    in place: String,
    bundle: String
  ) throws -> [String] {
    guard language.namesTexts,
      let source = StringSymbols(of: resources.stringCatalogs).source(in: bundle)
    else { return [] }
    return [try write(source, as: "\(place)WidgetCheckTexts.swift")]
  }

  /// Compiles a module of the repository and copies its resources to where its code looks for them.
  private func compile(
    _ module: ModuleSource,
    without missing: Set<String>,
    _ modules: BuiltModules,
    wanted: () -> Set<String>?
  ) throws -> [ModuleStandIns] {
    var sources: [String] = []
    let assets = AssetSymbols(of: module.resources.assetCatalogs, in: module.folder.path)
    if let source = assets.source(besides: module.folder) {
      sources.append(try write(source, as: "\(module.name)/WidgetCheckAssets.swift"))
    }
    sources += try modelSources(of: module.folder, module.resources, in: module.name + "/")
    sources += try textSources(
      of: module.resources,
      module.language,
      in: module.name + "/",
      bundle: "Foundation.Bundle." + (module.bundle == nil ? "main" : "module")
    )
    if module.folder.imports("FoundationNetworking") {
      let source = NetworkNames.source(isPublic: true)
      sources.append(try write(source, as: "\(module.name)/WidgetCheckNetwork.swift"))
    }
    if let bundle = module.bundle {
      let source = ScratchBuild.accessor(of: bundle)
      sources.append(try write(source, as: "\(module.name)/WidgetCheckBundle.swift"))
    }
    let standIns = try compile(
      module.folder,
      besides: sources,
      named: module.name,
      without: missing,
      wanted: wanted,
      arguments(module.language, modules),
      // With full debug information the driver would write two object files with the same name.
      output: [
        "-emit-module", "-emit-module-path", "\(scratch)/stubs/\(module.name).swiftmodule", "-c",
        "-o", object(of: module), "-whole-module-optimization", "-gline-tables-only",
      ]
    )
    let place = module.bundle.map { "\(bundle)/\($0).bundle" } ?? bundle
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try module.resources.copy(to: place)
    return standIns
  }

  /// Compiles a module's files, with replacements if needed, or throws a ``CommandError``.
  ///
  /// Parts that its importers, or the program's widgets, do not reach may be left out.
  private func compile(
    _ folder: SourceFolder,
    besides sources: [String],
    named name: String,
    without missing: Set<String>,
    wanted: () -> Set<String>? = { nil },
    _ arguments: [String],
    output: [String]
  ) throws -> [ModuleStandIns] {
    let files = searched(folder)
    let common = ["-module-name", name] + arguments + sources
    let known = Set(BuiltModules.provided + BuiltModules.toolchain + stubs + modules.map(\.name))
      .subtracting(missing)
    let isComplete = folder.files.allSatisfy { $0.imports.allSatisfy { known.contains($0.module) } }
    if isComplete {
      let result = try run(common + output, of: files)
      if result.status == 0 { return [] }
      guard result.output.contains(": error: ") else {
        throw CommandError.unreadable(CompilerReport(plain(result.output), folder).text)
      }
    }
    let search = StandInSearch(
      files,
      knownModules: known,
      folder: "/stand-ins/\(name)",
      wanted: wanted(),
      neighbours: Dictionary(
        uniqueKeysWithValues: modules.filter { $0.name != name }.map { module in
          let declared = module.folder.files.flatMap { EntryPoint.declarations(in: $0) }
          return (module.name, Set(declared.map(\.name)))
        }
      )
    )
    let found = try search.run { files, effort in
      plain(try run(common + ["-typecheck"] + ScratchBuild.searching(effort), of: files).output)
    }
    guard found.builds else {
      let messages = found.remaining.map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }
      throw CommandError.unreadable(
        CompilerReport(messages.joined(separator: "\n"), folder).text
      )
    }
    let result = try run(common + output, of: found.files)
    guard result.status == 0 else {
      throw CommandError.unreadable(CompilerReport(plain(result.output), folder).text)
    }
    return [ModuleStandIns(module: name, report: found.report, root: folder.path)]
  }

  /// Returns the compiler options for the search for replacements, which needs all errors.
  ///
  /// A replacement can make an expression exponentially ambiguous, so the type checker stops at a
  /// fixed memory, the same on every machine and ten times the need of ordinary code.
  private static func searching(_ effort: StandInSearch.Effort) -> [String] {
    let bytes = effort == .quick ? 2_000_000 : 30_000_000
    return ["-continue-building-after-errors", "-Xfrontend", "-solver-memory-threshold=\(bytes)"]
  }

  /// Runs the compiler on files, writing copies of those that differ from the file on disk.
  private func run(
    _ arguments: [String],
    of files: [StandInSource]
  ) throws -> (status: Int32, output: String) {
    let paths = try files.map { file in
      let own = try? String(contentsOfFile: file.path, encoding: .utf8)
      return own == file.text ? file.path : try write(file.text, as: "sources" + file.path)
    }
    let list = scratch + "/arguments.txt"
    let text = (arguments + paths).map(ScratchBuild.quoted)
    try text.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    return try Toolchain.run("swiftc", ["@" + list], in: scratch, temporary: scratch)
  }

  /// Returns the compiler's output with the original paths.
  private func plain(_ output: String) -> String {
    output.replacingOccurrences(of: copies + "/", with: "/")
  }

  private func object(of module: ModuleSource) -> String { "\(scratch)/stubs/\(module.name).o" }

  /// Returns the source that the package manager would generate for access to a bundle.
  private static func accessor(of bundle: String) -> String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module =
        Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(bundle).bundle") ?? .main
    }

    """
  }

  private func write(_ source: String, as name: String) throws -> String {
    let path = scratch + "/" + name
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Returns the compiler arguments for code in any module.
  private func arguments(_ language: LanguageOptions, _ modules: BuiltModules) -> [String] {
    var arguments = language.compilerArguments + ["-j", "2"]
    // Xcode sets this for every target, including Swift 5.
    arguments.append("-enable-bare-slash-regex")
    arguments += isOptimized ? ["-O", "-whole-module-optimization"] : ["-Onone"]
    // The optimiser drops functions that it inlined everywhere, and findings could not name their
    // lines. Code that tests may call stays.
    arguments.append("-enable-testing")
    // Merged functions have no line, so identical ones stay apart as well.
    arguments += ["-Xfrontend", "-disable-llvm-merge-functions-pass"]
    arguments += ["-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm"]
    // Findings need the original names: paths below the compiler's folder would be relative, and
    // the prefix map would not apply.
    arguments += ["-file-compilation-dir", "/"]
    arguments += ["-file-prefix-map", "\(copies)/=/"]
    // The compiler rebuilds C modules for each check, because the paths differ, and would keep all
    // of them in the user's cache.
    arguments += modules.compilerArguments + ["-I", scratch + "/stubs"]
    arguments += ["-module-cache-path", moduleCache]
    // On a phone, files that only import Foundation see names that come from these modules here,
    // and SwiftUI re-exports SwiftUICore.
    for module in ["WidgetKit", "SwiftUI", "SwiftUICore"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return arguments
  }

  /// Returns an argument for an argument file, with special characters escaped.
  static func quoted(_ argument: String) -> String {
    let special: Set<Character> = ["\\", "\"", "'", " ", "\t"]
    return argument.reduce(into: "") { text, character in
      if special.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  private var moduleName: String { "CheckedWidgets" }

  private var copies: String { scratch + "/sources" }

  private var moduleCache: String { scratch + "/ModuleCache" }

  /// Returns the text of a file as it is compiled, with the conditions of an iPhone.
  private func text(of file: SourceFolder.File) -> String {
    let isFormerMain = entry.formerMains.contains(file.name)
    let text = isFormerMain ? file.source.text(without: "@main") : file.source.text
    return DataModel.withoutNSManaged(text)
  }

  private func compileStub(_ name: String, _ modules: BuiltModules) throws {
    let source = "\(scratch)/stubs/\(name).swift"
    try "".write(toFile: source, atomically: true, encoding: .utf8)
    let module = "\(scratch)/stubs/\(name).swiftmodule"
    let (status, output) = try Toolchain.run(
      "swiftc",
      [
        "-emit-module", "-module-name", name, source, "-o", module, "-module-cache-path",
        moduleCache,
      ],
      in: scratch,
      temporary: scratch
    )
    guard status == 0 else {
      throw CommandError.usage("--stub \(name) is not the name of a module: \(output)")
    }
  }
}
