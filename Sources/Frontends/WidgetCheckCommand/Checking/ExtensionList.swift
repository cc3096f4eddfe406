import CampaignRuns
import Foundation

/// The property list of a checked extension, its build settings replaced by their values.
struct ExtensionList {
  /// The path of the list that the program reads.
  let path: String

  /// The settings whose values were made up, each with its value.
  let madeUp: [String]

  /// Resolves a property list.
  ///
  /// - Parameters:
  ///   - name: The list's path below the folder.
  ///   - folder: The checked folder.
  ///   - project: What the project beside it says.
  ///   - options: The settings that the command line gives, each as `NAME=VALUE`.
  ///   - target: Where the resolved list is written.
  /// - Throws: ``CommandError`` when the list is none, or an option makes no sense.
  init(
    _ name: String,
    of folder: SourceFolder,
    _ project: ProjectSettings,
    settings options: [String],
    to target: String
  ) throws {
    let source = folder.path + "/" + name
    let data = FileManager.default.contents(atPath: source) ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw CommandError.unreadable("\(source) is no property list with keys and values")
    }
    var settings = try BuildSettings(options, project: project.values, target: folder.name)
    let resolved = settings.resolve(values)
    let written = try PropertyListSerialization.data(
      fromPropertyList: resolved,
      format: .xml,
      options: 0
    )
    try written.write(to: URL(fileURLWithPath: target))
    path = target
    madeUp = settings.madeUp.map { "\($0.name) = \($0.value)" }
  }
}
