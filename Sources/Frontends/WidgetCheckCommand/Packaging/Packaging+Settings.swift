import Foundation
import WidgetCampaigns
import WidgetModel
import XcodeProjects

extension Packaging {
  /// The version differences between extension and app; `nil` if they are unknown (CR-61).
  var versionFaults: [TargetSettings.Fault]? {
    let keys = [
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ]
    return faults(
      .versions,
      keys.flatMap { key, setting in
        compared(target, apps) { $0.sourced(listKey: key, or: setting) }.map { own, other, app in
          guard own.value != other.value else { return nil }
          return (
            own,
            "in the configuration \(target.configuration) \(key) is \(own.value) in the extension and "
              + "\(other.value) in the app \(app.name)"
          )
        }
      }
    )
  }

  /// The configurations in which the extension's identifier does not begin with the app's (CR-62).
  var identifierFaults: [TargetSettings.Fault]? {
    faults(
      .identifier,
      configurations.flatMap { target, apps in
        compared(target, apps) { $0.sourced("PRODUCT_BUNDLE_IDENTIFIER") }.map { own, other, _ in
          guard !own.value.hasPrefix(other.value + ".") else { return nil }
          return (
            own,
            "in the configuration \(target.configuration) the extension is \(own.value), which does not begin "
              + "with \(other.value), the app's identifier, and a point"
          )
        }
      }
    )
  }

  /// The systems on which only the app runs; `nil` if they are unknown (CR-65).
  var deploymentFaults: [TargetSettings.Fault]? {
    let setting = "IPHONEOS_DEPLOYMENT_TARGET"
    return faults(
      .deploymentTarget,
      compared(target, apps) { $0.sourced(setting) }.map { own, other, app in
        let first = firstSystem
        let isEarlier = [other.value, first].contains {
          own.value.compare($0, options: .numeric) != .orderedDescending
        }
        guard !isEarlier else { return nil }
        return (
          own,
          "in the configuration \(target.configuration) the extension needs iOS \(own.value) and the app "
            + "\(app.name) iOS \(other.value): on the systems in between it has no widget"
        )
      }
    )
  }

  /// The first system for anything that the extension declares (FM-13, CT-01, Apple's
  /// availability).
  private var firstSystem: String {
    let systems = [
      ("StaticConfiguration", "14.0"), ("IntentConfiguration", "14.0"),
      ("ActivityConfiguration", "16.1"), ("AppIntentConfiguration", "17.0"),
      ("ControlConfiguration", "18.0"),
    ]
    let words = code.files.flatMap { file in
      file.lines.flatMap { $0.split { !$0.isLetter }.map(String.init) }
    }
    let used = Set(words.filter { $0.hasSuffix("Configuration") })
    let found = systems.filter { name, _ in
      name == "ControlConfiguration" ? used.contains { $0.hasSuffix(name) } : used.contains(name)
    }
    return found.map(\.1).min() ?? "14.0"
  }

  /// Returns a value of the extension with that of each app, if both are known.
  private func compared(
    _ target: CheckedTarget,
    _ apps: [CheckedTarget],
    by value: (CheckedTarget) -> SourcedValue?
  ) -> [(own: SourcedValue, other: SourcedValue, app: CheckedTarget)] {
    guard let own = value(target) else { return [] }
    return apps.compactMap { app in value(app).map { (own, $0, app) } }
  }

  /// Converts differences to faults with their places; `nil` if nothing could be compared.
  private func faults(
    _ setting: TargetSetting,
    _ comparisons: [(place: SourcedValue, text: String)?]
  ) -> [TargetSettings.Fault]? {
    guard !comparisons.isEmpty else { return nil }
    return comparisons.compactMap(\.self).map { fault(setting, $0.text, at: $0.place) }
  }

  /// The app groups that the extension and the app do not share, by configuration (AG-01).
  var groupFaults: [TargetSettings.Fault]? {
    var faults: [TargetSettings.Fault] = []
    var known: [(configuration: String, own: [SourcedValue])] = []
    for (target, apps) in configurations {
      guard let own = target.appGroups, let others = groups(besides: target, apps) else { continue }
      known.append((target.configuration, own))
      for group in own where !others.contains(group.value) {
        let ofApp = apps.lazy.compactMap { $0.appGroups?.first }.first
        let rest = ofApp.map { "of the app, which has \"\($0.value)\"" } ?? "of any other target"
        // The constant in the code shows which of the two is intended.
        let isMeant = code.files.contains { $0.source.text.contains("\"\(group.value)\"") }
        faults.append(
          fault(
            .groupsOfApp,
            "in the configuration \(target.configuration) the app group \"\(group.value)\" is in the entitlements "
              + "of the extension, and not in those \(rest)",
            at: isMeant ? ofApp ?? group : group
          )
        )
      }
    }
    guard let full = known.first(where: { !$0.own.isEmpty }) else {
      return known.isEmpty ? nil : faults
    }
    // Other configurations may never be built.
    let built: Set = ["Debug", "Release", target.configuration]
    for (configuration, own) in known where own.isEmpty && built.contains(configuration) {
      let place = target.target.location
      faults.append(
        fault(
          .groupsOfApp,
          "in the configuration \(configuration) the extension has no app group, in \(full.configuration) it has "
            + "\"\(full.own[0].value)\"",
          at: SourcedValue(value: "", file: place.file, line: place.line)
        )
      )
    }
    return faults
  }

  /// Returns the app groups of all other targets; `nil` if those of an app are unknown.
  private func groups(besides target: CheckedTarget, _ apps: [CheckedTarget]) -> Set<String>? {
    let ofApps = apps.map(\.appGroups)
    guard ofApps.allSatisfy({ $0 != nil }) else { return nil }
    let others = target.project.targets.filter { $0.name != target.name }.compactMap {
      CheckedTarget($0, of: target.project, configuration: target.configuration).appGroups
    }
    return Set((ofApps.compactMap(\.self) + others).flatMap { $0.map(\.value) })
  }

  func fault(
    _ setting: TargetSetting,
    _ text: String,
    at place: SourcedValue
  ) -> TargetSettings.Fault {
    TargetSettings.Fault(setting, text, file: place.file, line: place.line)
  }
}

extension CheckedTarget {
  /// The app groups of the target's entitlements; `nil` if they cannot be read.
  fileprivate var appGroups: [SourcedValue]? {
    guard let setting = settings.value("CODE_SIGN_ENTITLEMENTS"), !setting.isEmpty else {
      return []
    }
    guard let path = path(of: "CODE_SIGN_ENTITLEMENTS"),
      let values = PropertyListFile.values(at: path)
    else { return nil }
    let groups = values[TargetSetting.groupsOfApp.key] as? [String] ?? []
    return groups.map { group in
      SourcedValue(
        value: settings.levels.expand(group).value,
        file: path,
        line: PropertyListFile.line(of: group, at: path)
      )
    }
  }
}
