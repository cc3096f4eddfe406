import WidgetCampaigns
import WidgetModel
import XcodeProjects

/// How an extension and the app that carries it belong together, as far as their project says.
///
/// Only what is certain counts: a value that the project does not give is compared with nothing.
struct Packaging {
  /// The extension's target.
  let target: CheckedTarget

  /// The extension's code.
  let code: SourceFolder

  /// The modules of the repository that it imports.
  let modules: [ModuleSource]

  /// The targets that carry it, for phones.
  let apps: [CheckedTarget]

  /// The target in each of its configurations, with the apps in the same one.
  let configurations: [(target: CheckedTarget, apps: [CheckedTarget])]

  /// Finds the app that carries a target; `nil` where it is not certain which one does.
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

  /// Puts down what was looked at, and what is wrong with it.
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

/// A value with the file and the line that give it.
struct SourcedValue {
  /// The value.
  var value: String
  /// The absolute path; empty where the value is Xcode's own.
  var file: String
  /// The line, from 1.
  var line: Int
}

extension CheckedTarget {
  /// The same target in another configuration.
  fileprivate func resolved(for configuration: String) -> CheckedTarget {
    CheckedTarget(target, of: project, configuration: configuration)
  }

  /// The value of a setting; `nil` where nothing gives one, or part of it is given by nothing.
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

  /// The value that the property list of the product has for a key, which a setting gives where Xcode makes the list.
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
