import Foundation
import XcodeProjects

/// The build settings of the project in which a folder lies, or of a target.
struct ProjectSettings {
  /// The values by name.
  let values: [String: String]

  /// What the project says of the extension's target, `nil` where it is not certain which one that is.
  let project: ProjectTargets?

  /// Takes the settings of a target.
  init(of target: CheckedTarget) {
    values = target.settings.values
    project = ProjectTargets(target)
  }

  /// Reads what lies in a folder, or in one of the two around it.
  ///
  /// - Parameters:
  ///   - folder: The checked folder.
  ///   - propertyList: The path of the extension's property list below it, which tells its target.
  init(of folder: String, propertyList: String?) {
    var url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    for _ in 0..<3 {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      var values: [String: String] = [:]
      var project: ProjectTargets?
      for name in names where name.hasSuffix(".xcodeproj") {
        let found = ProjectSettings.target(
          in: url.path + "/" + name,
          of: folder,
          propertyList: propertyList
        )
        guard let (target, isCertain) = found else { continue }
        values.merge(target.settings.values) { first, _ in first }
        if project == nil, isCertain { project = ProjectTargets(target) }
      }
      for name in names where name.hasSuffix(".xcconfig") {
        let file = try? ConfigurationFile(reading: url.path + "/" + name, besides: url.path)
        for assignment in file?.assignments ?? [] where assignment.conditions.isEmpty {
          values[assignment.name] = values[assignment.name] ?? assignment.value
        }
      }
      if !values.isEmpty || url.path == "/" {
        self.values = values
        self.project = project
        return
      }
      url.deleteLastPathComponent()
    }
    values = [:]
    project = nil
  }

  /// The extension of a project whose code lies in a folder: the one that compiles a file of it, whose property list
  /// lies there or that has its name; else the first, which is a guess.
  private static func target(
    in bundle: String,
    of folder: String,
    propertyList: String?
  ) -> (target: CheckedTarget, isCertain: Bool)? {
    guard let project = try? XcodeProject.read(bundle) else { return nil }
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let list = propertyList?.split(separator: "/").last.map(String.init)
    let all = project.targets.filter { $0.productType.hasSuffix("app-extension") }.map {
      CheckedTarget($0, of: project, configuration: SubjectOptions.defaultConfiguration)
    }
    let place = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    let known =
      all.first { target in
        guard let list, let path = target.settings.value("INFOPLIST_FILE") else { return false }
        return path == list || path.hasSuffix("\(name)/\(list)")
      } ?? all.first { $0.name == name }
      ?? all.first { $0.files.swift.contains { $0.hasPrefix(place) } }
    return (known ?? all.first).map { ($0, known != nil) }
  }
}

/// What a project says of an extension's target and of the apps beside it.
struct ProjectTargets {
  /// The folder in which the project lies, from which its paths lead.
  let folder: URL

  /// The settings of the extension's target.
  let settings: [String: String]

  /// Whether all of the target's settings could be read.
  let isWhole: Bool

  /// The settings of the targets of apps.
  let apps: [[String: String]]

  /// Takes what a target and its project say.
  init(_ target: CheckedTarget) {
    folder = URL(fileURLWithPath: target.project.folder, isDirectory: true)
    settings = target.settings.values
    isWhole = target.settings.isWhole
    apps = target.apps.map(\.settings.values)
  }
}
