import CampaignRuns
import Foundation
import XcodeProjects

/// The property list of a checked extension, its build settings replaced by their values.
struct ExtensionList {
  /// The path of the list that the program reads.
  let path: String

  /// The settings whose values were made up, each with its value.
  let madeUp: [String]

  /// What of the list could not be made as Xcode makes it, each a sentence.
  let diagnostics: [String]

  /// Resolves the property list of what is checked; `nil` where it has none.
  ///
  /// - Parameters:
  ///   - subject: What is checked.
  ///   - options: The settings that the command line gives, each as `NAME=VALUE`.
  ///   - scratch: The folder in which the resolved list is written.
  /// - Throws: ``CommandError`` when the list is not one, or an option makes no sense.
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
      notes += generated.ignored.map { "\($0) is no setting that Xcode puts into Info.plist" }
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

  /// Resolves a property list.
  ///
  /// - Parameters:
  ///   - values: The keys and values of the list.
  ///   - project: What the project says.
  ///   - name: The name of the target, or of the folder, after which a target is usually called.
  ///   - options: The settings that the command line gives, each as `NAME=VALUE`.
  ///   - target: Where the resolved list is written.
  ///   - diagnostics: What is to be said of the list.
  /// - Throws: ``CommandError`` when an option makes no sense.
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

  /// What people are told of it.
  var notes: [String] {
    guard !madeUp.isEmpty else { return diagnostics }
    return diagnostics + [
      "made up for Info.plist: \(madeUp.joined(separator: ", "))",
      "  give such values with --setting NAME=VALUE",
    ]
  }
}
