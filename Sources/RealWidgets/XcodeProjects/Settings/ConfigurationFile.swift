import Foundation

/// A configuration file (`.xcconfig`) with the files that it includes, read by the rules of
/// swift-build (`SWBMacro`, `SWBCore`).
public struct ConfigurationFile: Sendable {
  /// The assignments in order; a later one replaces an earlier one of the same name.
  public private(set) var assignments: [SettingAssignment] = []

  /// The skipped lines and missing files, with their places.
  public private(set) var diagnostics: [ProjectDiagnostic] = []

  /// True if all required files were read; otherwise settings may be missing.
  public private(set) var isWhole = true

  static let depthLimit = 32

  static let fileLimit = 1_000

  static let byteLimit = 1 << 24

  static let diagnosticLimit = 1_000

  private var files = 0
  private var bytes = 0

  /// Reads a file and those that it includes.
  ///
  /// An include is looked for in the folder of its own file, then in those of the including files,
  /// then in the project's folder. Xcode fails the build if it is missing; here it is a diagnostic,
  /// and ``isWhole`` is false. `#include?` ignores a missing file. The bytes read are limited.
  ///
  /// - Throws: ``ProjectError`` for a file that is unreadable, not UTF-8 or has merge markers.
  public init(reading path: String, besides projectFolder: String) throws(ProjectError) {
    try read(path, in: [projectFolder], including: [])
  }

  private mutating func read(
    _ path: String,
    in folders: [String],
    including above: [String]
  ) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: path)
    }
    files += 1
    bytes += data.count
    let content = [UInt8](data)
    if let line = MergeConflict.line(in: content) {
      throw .mergeConflict(SourceLocation(file: path, line: line))
    }
    guard var text = String(validating: content, as: UTF8.self) else {
      throw .malformed(SourceLocation(file: path, line: 1), reason: "the file is not UTF-8")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    let above = above + [ConfigurationFile.resolved(path)]
    var lines = ConfigurationLines(text)
    while let (line, number) = lines.next() {
      let place = SourceLocation(file: path, line: number)
      switch line {
      case .assignment(let name, let conditions, let value):
        assignments.append(
          SettingAssignment(name: name, conditions: conditions, value: value, location: place)
        )
      case .inclusion(let name, let isOptional):
        include(
          Inclusion(name: name, isOptional: isOptional, place: place),
          in: [FilePath.folder(path)] + folders,
          including: above
        )
      case .unknown(let message): report(message, at: place)
      }
    }
  }

  private struct Inclusion {
    let name: String
    let isOptional: Bool
    let place: SourceLocation
  }

  private mutating func include(
    _ inclusion: Inclusion,
    in folders: [String],
    including above: [String]
  ) {
    let name = inclusion.name
    let place = inclusion.place
    if name.hasPrefix("<") {
      isWhole = false
      return report(
        "\(name), which is included, lies in Xcode's own folders and is not read",
        at: place
      )
    }
    guard let path = ConfigurationFile.path(of: name, in: folders) else {
      if inclusion.isOptional { return }
      isWhole = false
      return report("\(name), which is included, is not there; Xcode stops the build", at: place)
    }
    if name.hasPrefix("/") {
      report("\(name) is an absolute path, which is another file on other machines", at: place)
    }
    guard !above.contains(ConfigurationFile.resolved(path)) else {
      return report(
        "\(name) includes itself in a circle, and is passed over as by Xcode",
        at: place
      )
    }
    guard above.count < ConfigurationFile.depthLimit, files < ConfigurationFile.fileLimit,
      bytes < ConfigurationFile.byteLimit
    else {
      isWhole = false
      return report("\(name) exceeds the limit of includes, and is not read", at: place)
    }
    do { try read(path, in: folders, including: above) } catch {
      isWhole = false
      report("\(error)", at: place)
    }
  }

  private mutating func report(_ message: String, at place: SourceLocation) {
    guard diagnostics.count < ConfigurationFile.diagnosticLimit else { return }
    diagnostics.append(ProjectDiagnostic(message, at: place))
  }

  /// Returns the first file with a name in some folders; the extension `.xcconfig` may be omitted.
  private static func path(of name: String, in folders: [String]) -> String? {
    let names = FilePath.kind(name).isEmpty ? [name, name + ".xcconfig"] : [name]
    let bases = name.hasPrefix("/") ? [""] : folders.map { $0 + "/" }
    return bases.lazy.flatMap { base in names.map { FilePath.normalized(base + $0) } }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
