import CampaignRuns
import Foundation

/// Builds the program of a checked folder in a scratch folder; the folder itself is left as it is.
struct ScratchBuild {
  /// The Swift files.
  let folder: SourceFolder

  /// The names of what the asset catalogues hold.
  let assets: AssetSymbols

  /// The compilation conditions that are set.
  let conditions: [String]

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
    var sources = try folder.files.map(source)
    if let source = entry.source {
      let path = scratch + "/WidgetCheckEntryPoint.swift"
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      sources.append(path)
    }
    if folder.imports("FoundationNetworking") {
      let path = scratch + "/WidgetCheckNetwork.swift"
      try NetworkNames.source.write(toFile: path, atomically: true, encoding: .utf8)
      sources.append(path)
    }
    if let source = assets.source(besides: folder) {
      let path = scratch + "/WidgetCheckAssets.swift"
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      sources.append(path)
    }
    var arguments = ["-module-name", moduleName, "-swift-version", "5", "-g", "-j", "2"]
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
    arguments += ["-file-prefix-map", "\(copies)=\(folder.root)"]
    arguments += conditions.flatMap { ["-D", $0] }
    arguments += modules.compilerArguments + ["-I", scratch + "/stubs"]
    // Files that import Foundation alone meet the names that the platform's Foundation has.
    for module in ["WidgetKit", "SwiftUI"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    arguments += try sources + modules.objects() + ["-lm", "-o", executable]
    let list = scratch + "/arguments.txt"
    let text = arguments.map(ScratchBuild.quoted)
    try text.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    let (status, output) = try Toolchain.run("swiftc", ["@" + list], in: scratch)
    guard status == 0 else {
      throw CommandError.unreadable(
        CompilerReport(
          output.replacingOccurrences(of: copies + "/", with: folder.root + "/"),
          folder
        ).text
      )
    }
    try resources.copy(to: bundle)
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
    let path = copies + file.path.dropFirst(folder.root.count)
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Says at once which imports cannot be met, rather than leave it to the compiler.
  private func checkImports() throws {
    let known = BuiltModules.provided + BuiltModules.toolchain + stubs
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

/// Runs a program of the toolchain.
enum Toolchain {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs; what it leaves without being told where stays there.
  /// - Returns: Its exit status, and what it wrote on both its outputs.
  /// - Throws: ``CommandError`` when it is not there.
  static func run(
    _ name: String,
    _ arguments: [String],
    in folder: String
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch {
      throw CommandError.usage("\(name) cannot be started: \(error); install the Swift toolchain")
    }
    // The compiler is a group of processes of its own, which no Ctrl-C of a terminal reaches.
    let watch = Thread {
      while process.isRunning, !Interruption.isRequested { usleep(50_000) }
      if process.isRunning {
        kill(-process.processIdentifier, SIGKILL)
        process.terminate()
      }
    }
    watch.start()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(bytes: data, encoding: .utf8) ?? ""
    if process.terminationStatus == 127 {
      throw CommandError.usage("\(name) is not on the path; install the Swift toolchain")
    }
    return (process.terminationStatus, output)
  }
}

/// What the compiler said, for somebody who wants to know what to do.
struct CompilerReport {
  /// The report.
  let text: String

  /// Reads the compiler's output.
  init(_ output: String, _ folder: SourceFolder) {
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(": error: ") }
    var seen: Set<String> = []
    let distinct = errors.filter { seen.insert($0).inserted }
    guard !distinct.isEmpty else {
      text = "the files do not build:\n" + lines.suffix(30).joined(separator: "\n")
      return
    }
    let prefix = folder.path + "/"
    let shown = distinct.prefix(30).map { line in
      "  " + (line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line)
    }
    var parts = ["the files do not build against WidgetCheck's modules:"]
    parts += shown
    if distinct.count > shown.count { parts.append("  and \(distinct.count - shown.count) more") }
    let names = CompilerReport.missing(in: distinct)
    if !names.isEmpty {
      parts.append(
        "Names that are not there: \(names.joined(separator: ", ")). If a file of the app declares them, "
          + "put it into the folder; if a file is not needed, leave it out with --exclude FILE"
      )
    }
    text = parts.joined(separator: "\n")
  }

  /// The names that the compiler did not find, each once.
  private static func missing(in errors: [String]) -> [String] {
    var names: [String] = []
    for error in errors {
      for phrase in ["cannot find type '", "cannot find '", "has no member '", "no such module '"] {
        guard let range = error.range(of: phrase) else { continue }
        let name = String(error[range.upperBound...].prefix { $0 != "'" })
        if !names.contains(name) { names.append(name) }
        break
      }
    }
    return names
  }
}
