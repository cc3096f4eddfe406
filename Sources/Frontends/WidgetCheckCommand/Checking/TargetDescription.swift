import Foundation
import WidgetCampaigns
import WidgetModel
import XcodeProjects

/// The settings of a checked target, from its entitlements, property lists and project.
///
/// Only certain facts count; clauses that need a missing one are not applicable.
struct TargetDescription {
  private(set) var settings = TargetSettings()

  /// The files that were read, relative to the folder or the project.
  private(set) var files: [String] = []

  private let folder: String
  private let resources: FolderResources
  private let target: CheckedTarget?
  private var build: BuildSettings

  /// Reads the settings with `NAME=VALUE` options, or throws a ``CommandError`` for an invalid one.
  init(
    of folder: SourceFolder,
    _ resources: FolderResources,
    _ project: ProjectSettings,
    settings options: [String],
    madeUp: [String]
  ) throws {
    self.folder = folder.path
    self.resources = resources
    target = project.target
    build = try BuildSettings(options, project: project.levels, target: folder.name)
    readExtensionList()
    readAppLists()
    readEntitlements(codeMayDiffer: madeUp.contains(where: TargetDescription.mayNameGroup))
    readDefinitions()
  }

  /// Reads the extension's list; the key for locations may also be a build setting.
  private mutating func readExtensionList() {
    let path = resources.propertyList.map { place(of: $0) } ?? target?.propertyList
    guard let path, let values = read(path), TargetDescription.isOfWidgets(values) else { return }
    let isThere =
      TargetDescription.isOn(values["NSWidgetWantsLocation"])
      || target?.settings.isOn("INFOPLIST_KEY_NSWidgetWantsLocation") == true
    for setting in [TargetSetting.location, .locationClues] {
      settings.set(setting, to: isThere ? ["YES"] : [])
    }
  }

  /// Reads the lists of the apps; one app with Live Activities is enough.
  private mutating func readAppLists() {
    let key = TargetSetting.liveActivities.key
    let apps = target?.apps ?? []
    var lists = resources.descriptions.filter { $0.hasSuffix(".plist") }
      .map { place(of: $0) }
      .compactMap { read($0, if: TargetDescription.isOfApp) }
    for app in apps where app.settings.value("INFOPLIST_FILE") != nil {
      // An unreadable list might be the one with the key.
      guard let values = read(app.propertyList) else { return }
      lists.append(values)
    }
    guard !lists.isEmpty || !apps.isEmpty && target?.settings.isWhole == true else { return }
    let isThere =
      lists.contains { TargetDescription.isOn($0[key]) }
      || apps.contains { $0.settings.isOn("INFOPLIST_KEY_" + key) }
    settings.set(.liveActivities, to: isThere ? ["YES"] : [])
  }

  /// Reads the project's entitlements, or those next to the extension's property list.
  private mutating func readEntitlements(codeMayDiffer: Bool) {
    guard var values = entitlements() else { return }
    let before = build.madeUp.count
    values = build.resolve(values) as? [String: Any] ?? values
    let isGiven = build.madeUp.count == before
    if isGiven, !codeMayDiffer {
      settings.set(.appGroups, to: values[TargetSetting.appGroups.key] as? [String] ?? [])
    }
    let pushes = ["", "com.apple.developer."].contains {
      values[$0 + TargetSetting.pushes.key] != nil
    }
    settings.set(.pushes, to: pushes ? ["YES"] : [])
    let health = TargetDescription.isOn(values[TargetSetting.healthClues.key])
    settings.set(.healthClues, to: health ? ["YES"] : [])
    let protection = values[TargetSetting.shownWhenLocked.key] as? String
    let hidden = ["NSFileProtectionComplete", "NSFileProtectionCompleteUnlessOpen"]
    settings.set(.shownWhenLocked, to: protection.map(hidden.contains) == true ? [] : ["YES"])
  }

  private mutating func entitlements() -> [String: Any]? {
    if let target, target.settings.value("CODE_SIGN_ENTITLEMENTS") != nil {
      return read(target.path(of: "CODE_SIGN_ENTITLEMENTS"))
    }
    let all = resources.descriptions.filter { $0.hasSuffix(".entitlements") }
    guard let list = resources.propertyList else {
      // Xcode generates the list of a new target, and only its entitlements are next to the code.
      guard target == nil, all.count == 1, !all[0].contains("/") else { return nil }
      return read(place(of: all[0]))
    }
    let beside = all.filter {
      TargetDescription.folder(of: $0) == TargetDescription.folder(of: list)
    }
    guard let values = read(place(of: list)), TargetDescription.isOfWidgets(values)
    else { return nil }
    if beside.isEmpty { return target?.settings.isWhole == true ? [:] : nil }
    return beside.reduce(into: [String: Any]()) { all, name in
      all.merge(read(place(of: name)) ?? [:]) {
        (($0 as? [String]) ?? []) + (($1 as? [String]) ?? [])
      }
    }
  }

  /// Reads the SiriKit intents of definition files, by the names of the generated classes.
  private mutating func readDefinitions() {
    let names = resources.descriptions.filter { $0.hasSuffix(".intentdefinition") }
    var found: [String] = []
    for name in names {
      for intent in read(place(of: name))?["INIntents"] as? [[String: Any]] ?? [] {
        guard let own = intent["INIntentName"] as? String else { continue }
        let prefix = intent["INIntentClassPrefix"] as? String ?? ""
        let type = intent["INIntentClassName"] as? String ?? prefix + own + "Intent"
        let parameters = intent["INIntentParameters"] as? [[String: Any]] ?? []
        found.append(type)
        found += parameters.compactMap { $0["INIntentParameterName"] as? String }
          .map { type + "." + $0 }
      }
    }
    if !found.isEmpty { settings.set(.intentDefinitions, to: found) }
  }

  private func place(of name: String) -> String { FolderResources.path(of: name, in: folder) }

  /// Returns the keys and values of a file if they are the expected ones, and records it as read.
  private mutating func read(
    _ path: String?,
    if isWanted: ([String: Any]) -> Bool = { _ in true }
  ) -> [String: Any]? {
    guard let path, let values = PropertyListFile.values(at: path), isWanted(values) else {
      return nil
    }
    let base = [folder, target?.project.folder].compactMap(\.self)
      .first { path.hasPrefix($0 + "/") }
    let name = base.map { SourceFolder.name(of: path, below: $0) } ?? path
    if !files.contains(name) { files.append(name) }
    return values
  }

  private static func folder(of name: String) -> String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func isOn(_ value: Any?) -> Bool {
    switch value {
    case let flag as Bool: flag
    case let text as String: ["YES", "TRUE", "1"].contains(text.uppercased())
    default: false
    }
  }

  private static func isOfWidgets(_ list: [String: Any]) -> Bool {
    let point = (list["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
    return point == "com.apple.widgetkit-extension"
  }

  private static func isOfApp(_ list: [String: Any]) -> Bool {
    let keys = ["UILaunchScreen", "UILaunchStoryboardName", "UIApplicationSceneManifest"]
    return list["NSExtension"] == nil
      && (list["CFBundlePackageType"] as? String == "APPL" || keys.contains { list[$0] != nil })
  }

  /// Returns true if the value of a setting may be part of an app group's id.
  private static func mayNameGroup(_ setting: String) -> Bool {
    ["GROUP", "BUNDLE", "IDENTIFIER", "PREFIX", "TEAM"].contains(
      where: setting.uppercased().contains
    )
  }
}
