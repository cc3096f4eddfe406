import CampaignRuns
import Foundation
import XcodeProjects

/// The property list of a checked extension, with its build settings resolved.
struct ExtensionList {
  let path: String

  let madeUp: [String]

  /// The differences from the list that Xcode would write, each a sentence.
  let diagnostics: [String]

  /// Resolves a subject's property list, `nil` for none; throws a ``CommandError`` if it is
  /// invalid.
  init?(of subject: CheckSubject, _ options: [String], in scratch: String) throws {
    let source = subject.resources.propertyList.map {
      FolderResources.path(of: $0, in: subject.sources.path)
    }
    var values: [String: Any] = [:]
    var notes: [String] = []
    if let source {
      guard FileManager.default.fileExists(atPath: source) else {
        throw CommandError.unreadable("\(source) is not there, and the target names it as its list")
      }
      guard let read = PropertyListFile.values(at: source) else {
        throw CommandError.unreadable("\(source) is not a property list with keys and values")
      }
      values = read
    }
    if let target = subject.target {
      let generated = GeneratedPropertyList(completing: values, target.settings)
      values = generated.values
      notes = generated.diagnostics
      notes += generated.ignored.map { "\($0) is not a setting that Xcode puts into Info.plist" }
    }
    guard source != nil || !values.isEmpty else {
      guard let first = options.first else { return nil }
      throw CommandError.usage(
        "--setting \(first) is for an Info.plist, and \(subject.sources.path) has none"
      )
    }
    try self.init(
      values,
      subject.project,
      named: subject.target?.name ?? subject.sources.name,
      options,
      to: scratch + "/Info.plist",
      diagnostics: notes
    )
  }

  /// Resolves a property list's values with `NAME=VALUE` options and writes it, or throws a
  /// ``CommandError``.
  init(
    _ values: [String: Any],
    _ project: ProjectSettings,
    named name: String,
    _ options: [String],
    to target: String,
    diagnostics: [String] = []
  ) throws {
    var settings = try BuildSettings(options, project: project.levels, target: name)
    let resolved = settings.resolve(values)
    let written = try PropertyListSerialization.data(
      fromPropertyList: resolved,
      format: .xml,
      options: 0
    )
    try written.write(to: URL(fileURLWithPath: target))
    path = target
    madeUp = settings.madeUp.map { "\($0.name) = \($0.value)" }
    self.diagnostics = diagnostics
  }

  var notes: [String] {
    guard !madeUp.isEmpty else { return diagnostics }
    return diagnostics + [
      "made up for Info.plist: \(madeUp.joined(separator: ", "))",
      "  give such values with --setting NAME=VALUE",
    ]
  }
}
