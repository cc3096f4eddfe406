import CampaignRuns
import Foundation

struct SourceFolder {
  struct File {
    let path: String
    /// The path relative to the folder, for messages.
    let name: String
    let source: ConditionalSource
    var lines: [String] { source.lines }
    let text: String
    let imports: [(module: String, line: Int)]
  }

  let path: String

  /// The last part of the path, which names the subject in a record.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The folder of the files, including for a single file.
  var root: String {
    files.contains { $0.path == path }
      ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
  }

  let files: [File]

  /// Reads a folder or a file, without files excluded by name or end of path, or throws a
  /// ``CommandError``.
  init(
    _ path: String,
    excluding excluded: [String],
    stubs: [String] = [],
    conditions: [String] = []
  ) throws {
    // The compiler runs in a different folder and reports paths as it gets them, so they must be
    // absolute.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    self.path = path
    let names = try SourceFolder.names(in: path)
    let surroundings = BuildCondition.Surroundings(
      modules: Set(BuiltModules.provided + BuiltModules.toolchain + stubs),
      conditions: Set(conditions)
    )
    var files: [File] = []
    for name in names
    where !excluded.contains(where: { name == $0 || name.hasSuffix("/" + $0) }) {
      let full = name.isEmpty ? path : path + "/" + name
      guard let text = try? String(contentsOfFile: full, encoding: .utf8) else {
        throw CommandError.unreadable("\(full) cannot be read as UTF-8 text")
      }
      let own = name.isEmpty ? path : name
      files.append(File(path: full, name: own, text: text, in: surroundings))
    }
    for exclusion in excluded
    where !names.contains(where: { $0 == exclusion || $0.hasSuffix("/" + exclusion) }) {
      throw CommandError.usage("--exclude \(exclusion) names no Swift file of \(path)")
    }
    guard !files.isEmpty else {
      throw CommandError.nothing(
        "there is no Swift file in \(path); give the folder of a widget extension's sources"
      )
    }
    self.files = files
  }

  /// Reads a target's Swift files, without excluded ones; throws a ``CommandError`` if none is
  /// left.
  init(
    files paths: [String],
    below root: String,
    excluding excluded: [String],
    in surroundings: BuildCondition.Surroundings
  ) throws {
    path = root
    for exclusion in excluded where !paths.contains(where: { $0.hasSuffix("/" + exclusion) }) {
      throw CommandError.usage("--exclude \(exclusion) names no Swift file of the target")
    }
    files = try paths.filter { path in !excluded.contains { path.hasSuffix("/" + $0) } }.map {
      guard let text = try? String(contentsOfFile: $0, encoding: .utf8) else {
        throw CommandError.unreadable("\($0) cannot be read as UTF-8 text")
      }
      return File(
        path: $0,
        name: SourceFolder.name(of: $0, below: root),
        text: text,
        in: surroundings
      )
    }
  }

  /// Returns the path of a file relative to a folder, if it is under that folder.
  static func name(of path: String, below root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The conditions that code uses and that are not set, each with its first place.
  var unsetConditions: [(name: String, place: String)] {
    var found: [(name: String, place: String)] = []
    for file in files {
      for condition in file.source.unset
      where !found.contains(where: { $0.name == condition.name }) {
        found.append((condition.name, "\(file.name):\(condition.line)"))
      }
    }
    return found
  }

  func imports(_ module: String) -> Bool {
    files.contains { $0.imports.contains { $0.module == module } }
  }

  private static func names(in path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandError.unreadable("\(path) is not there; give the folder of a widget extension")
    }
    guard isFolder.boolValue else { return path.hasSuffix(".swift") ? [""] : [] }
    let all = manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && !name.hasSuffix("Package.swift")
    }
    .sorted()
  }
}

extension SourceFolder.File {
  init(path: String, name: String, text: String, in surroundings: BuildCondition.Surroundings) {
    self.path = path
    self.name = name
    self.text = text
    source = ConditionalSource(text, in: surroundings)
    var imports: [(String, Int)] = []
    for (number, line) in source.lines.enumerated() {
      guard let line = ImportLine(line) else { continue }
      imports.append((line.module, number + 1))
    }
    self.imports = imports
  }
}

/// Splits Swift source into lines, in enough detail to search for declarations.
enum SourceLines {
  /// Returns the lines of a text, each with its line ending.
  static func rows(of text: String) -> [(text: String, end: String)] {
    var rows: [(text: String, end: String)] = []
    var rest = Substring(text)
    while let end = rest.firstIndex(where: \.isNewline) {
      rows.append((String(rest[..<end]), String(rest[end])))
      rest = rest[rest.index(after: end)...]
    }
    rows.append((String(rest), ""))
    return rows
  }

  /// Returns the lines without comments and the contents of string literals, including nested and
  /// multi-line ones: enough to search for declarations, not to parse them.
  static func code(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var depth = 0
    var quote: String?
    var rest = Substring(text)
    while let character = rest.first {
      if character.isNewline {
        lines.append(line)
        line = ""
        if quote == "\"" { quote = nil }
        rest = rest.dropFirst()
      } else if let open = quote {
        if character == "\\" {
          rest = rest.dropFirst(2)
        } else if rest.hasPrefix(open) {
          quote = nil
          line += open
          rest = rest.dropFirst(open.count)
        } else {
          rest = rest.dropFirst()
        }
      } else if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if depth > 0 {
        if rest.hasPrefix("*/") { depth -= 1 }
        rest = rest.dropFirst(rest.hasPrefix("*/") ? 2 : 1)
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("\"") {
        quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        line += quote ?? ""
        rest = rest.dropFirst(quote?.count ?? 1)
      } else {
        line.append(character)
        rest = rest.dropFirst()
      }
    }
    lines.append(line)
    return lines
  }
}
