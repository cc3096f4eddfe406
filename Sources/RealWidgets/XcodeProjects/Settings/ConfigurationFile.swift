import Foundation

/// A configuration file (`.xcconfig`) with those that it includes.
public struct ConfigurationFile: Sendable {
  /// The assignments in the order in which they take effect: a later one of a name replaces an earlier one.
  public private(set) var assignments: [SettingAssignment] = []

  /// What was passed over, each with its line.
  public private(set) var diagnostics: [ProjectDiagnostic] = []

  /// How deep files may include each other.
  static let depthLimit = 32

  private let projectFolder: String

  /// Reads a file and those that it includes.
  ///
  /// An include is looked for beside its own file, then in the project's folder (XcodeProj#238). One that is missing is
  /// told, unless it is written `#include?`.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - projectFolder: The folder of the project.
  /// - Throws: ``ProjectError`` for a file that cannot be read.
  public init(reading path: String, besides projectFolder: String) throws(ProjectError) {
    self.projectFolder = projectFolder
    try read(path, including: [])
  }

  private mutating func read(_ path: String, including above: [String]) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    if let line = MergeConflict.line(in: [UInt8](data)) {
      throw .mergeConflict(SourceLocation(file: path, line: line))
    }
    guard var text = String(bytes: data, encoding: .utf8) else {
      throw .malformed(SourceLocation(file: path, line: 1), reason: "the file is not UTF-8")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = SourceLocation(file: path, line: index + 1)
      // `//` begins a comment also within a value.
      let code = SettingAssignment.trimmed(
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      )
      if code.isEmpty { continue }
      if code.hasPrefix("#") {
        include(code, at: place, including: above + [path])
      } else {
        assign(code[...], at: place)
      }
    }
  }

  private mutating func assign(_ code: Substring, at place: SourceLocation) {
    guard let sign = SettingAssignment.assignment(in: code) else {
      diagnostics.append(ProjectDiagnostic("the line gives no setting a value", at: place))
      return
    }
    let (name, conditions) = SettingAssignment.parts(of: String(code[..<sign]))
    var value = SettingAssignment.trimmed(code[code.index(after: sign)...])
    if value.hasSuffix(";") { value = SettingAssignment.trimmed(value.dropLast()) }
    assignments.append(
      SettingAssignment(
        name: SettingAssignment.trimmed(name[...]),
        conditions: conditions,
        value: value,
        location: place
      )
    )
  }

  private mutating func include(
    _ code: String,
    at place: SourceLocation,
    including above: [String]
  ) {
    guard let found = code.wholeMatch(of: /#include(\?)?\s*"([^"]*)"\s*;?/) else {
      diagnostics.append(ProjectDiagnostic("\(code) is not a directive that is known", at: place))
      return
    }
    let name = String(found.2)
    let bases =
      name.hasPrefix("/") ? [""] : [FilePath.folder(place.file) + "/", projectFolder + "/"]
    let paths = bases.flatMap { base in
      [name, name + ".xcconfig"].map { FilePath.normalized(base + $0) }
    }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      if found.1 == nil {
        diagnostics.append(ProjectDiagnostic("\(name), which is included, is not there", at: place))
      }
      return
    }
    guard !above.contains(path), above.count < ConfigurationFile.depthLimit else {
      diagnostics.append(ProjectDiagnostic("\(name) includes itself in a circle", at: place))
      return
    }
    do { try read(path, including: above) } catch {
      diagnostics.append(ProjectDiagnostic("\(error)", at: place))
    }
  }
}
