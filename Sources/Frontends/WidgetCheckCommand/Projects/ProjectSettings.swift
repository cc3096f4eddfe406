import Foundation
import XcodeProjects

/// The build settings of a target, or of the project that contains a folder.
struct ProjectSettings {
  /// The settings; for a folder without a project, those of nearby configuration files.
  let levels: SettingLevels

  let target: CheckedTarget?

  init(of target: CheckedTarget) {
    levels = target.settings.levels
    self.target = target
  }

  /// Reads the project in a folder or the two above it; the extension's property list, by its path
  /// below the folder, identifies the target.
  init(of folder: String, propertyList: String?) {
    var url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let context = SettingContext(configuration: SubjectOptions.defaultConfiguration)
    for _ in 0..<3 {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      let found = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
        ProjectSettings.target(
          in: url.path + "/" + name,
          of: folder,
          propertyList: propertyList
        )
      }
      // A configuration file that no project references may be unused, so it has the lowest
      // precedence.
      let beside = names.filter { $0.hasSuffix(".xcconfig") }.reversed().flatMap { name in
        (try? ConfigurationFile(reading: url.path + "/" + name, besides: url.path))?.assignments
          ?? []
      }
      if !found.isEmpty || !beside.isEmpty || url.path == "/" {
        levels = SettingLevels(
          [.init("configuration files beside the folder", beside, isOrdered: true)]
            + found.reversed().flatMap { $0.target.settings.levels.levels },
          context: found.first?.target.settings.levels.context ?? context
        )
        target = found.first(where: \.isCertain)?.target
        return
      }
      url.deleteLastPathComponent()
    }
    levels = SettingLevels([], context: context)
    target = nil
  }

  /// Returns the extension with the folder's file, property list or name, or else the first as a
  /// guess.
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
