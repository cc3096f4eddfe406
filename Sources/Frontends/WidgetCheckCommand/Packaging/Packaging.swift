import WidgetCampaigns
import WidgetModel
import XcodeProjects

/// The relation of an extension to its app, where their project gives the values.
struct Packaging {
  let target: CheckedTarget

  let code: SourceFolder

  let modules: [ModuleSource]

  /// The apps for phones that contain it.
  let apps: [CheckedTarget]

  /// The target in each of its configurations, with the apps in the same one.
  let configurations: [(target: CheckedTarget, apps: [CheckedTarget])]

  /// Finds the apps that contain a target; `nil` if there is none with certainty.
  init?(_ target: CheckedTarget, _ code: SourceFolder, modules: [ModuleSource] = []) {
    let apps = target.carriers.filter(\.runsOnPhones)
    guard !apps.isEmpty else { return nil }
    self.apps = apps
    self.target = target
    self.code = code
    self.modules = modules
    configurations = target.target.configurations.map { configuration in
      (target.resolved(for: configuration.name), apps.map { $0.resolved(for: configuration.name) })
    }
  }

  /// Adds the results of all checks to the target's settings.
  func judge(into settings: inout TargetSettings) {
    for (setting, faults) in [
      (.versions, versionFaults), (.identifier, identifierFaults), (.groupsOfApp, groupFaults),
      (.intentsOfApp, intentFaults), (.catalogs, catalogFaults), (.kinds, kindFaults),
      (.deploymentTarget, deploymentFaults), (.transport, transportFaults),
    ] as [(TargetSetting, [TargetSettings.Fault]?)] {
      if let faults { settings.judge(setting, faults) }
    }
  }
}

struct SourcedValue {
  var value: String
  /// The absolute path; empty if the value is Xcode's default.
  var file: String
  /// The line, from 1.
  var line: Int
}

extension CheckedTarget {
  fileprivate func resolved(for configuration: String) -> CheckedTarget {
    CheckedTarget(target, of: project, configuration: configuration)
  }

  /// Returns the value of a setting; `nil` if it or a part of it is undefined.
  func sourced(_ setting: String) -> SourcedValue? {
    guard let found = settings.levels.resolve(setting), found.unresolved.isEmpty,
      let origin = found.origins.first
    else { return nil }
    return SourcedValue(
      value: found.value,
      file: origin.location.file,
      line: origin.location.line
    )
  }

  /// Returns the value of a property list's key, from a setting if Xcode generates the list.
  func sourced(listKey key: String, or setting: String) -> SourcedValue? {
    if let path = propertyList {
      guard let values = PropertyListFile.values(at: path) else { return nil }
      if let text = values[key] as? String {
        let found = settings.levels.expand(text)
        guard found.unresolved.isEmpty else { return nil }
        if let origin = found.origins.first {
          return SourcedValue(
            value: found.value,
            file: origin.location.file,
            line: origin.location.line
          )
        }
        return SourcedValue(
          value: found.value,
          file: path,
          line: PropertyListFile.line(of: key, at: path)
        )
      }
    }
    return settings.isOn("GENERATE_INFOPLIST_FILE") ? sourced(setting) : nil
  }
}
