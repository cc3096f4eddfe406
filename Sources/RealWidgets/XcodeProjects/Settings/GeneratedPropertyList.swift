import Foundation

/// The property list of a product, completed as by Xcode.
///
/// With `GENERATE_INFOPLIST_FILE` Xcode merges the keys of every bundle, and those of settings
/// named `INFOPLIST_KEY_...`, into the target's list or a new one, but never `NSExtension`. Texts
/// and numbers of settings replace the file's; arrays are joined without duplicates; dictionaries
/// get the new keys; different types are a build error. Source: `xcode-projects` B4, and
/// swift-build's processor.
public struct GeneratedPropertyList {
  /// The keys and values, with unresolved references to settings.
  public private(set) var values: [String: Any]

  /// The keys that could not be merged, each with a message.
  public private(set) var diagnostics: [String] = []

  /// The settings named `INFOPLIST_KEY_...` that Xcode does not know, in order.
  public private(set) var ignored: [String] = []

  /// Completes a list.
  public init(completing values: [String: Any], _ settings: TargetBuildSettings) {
    self.values = values
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else { return }
    let names = settings.levels.names.filter { $0.hasPrefix(GeneratedKey.prefix) }
    for name in names {
      guard let key = GeneratedKey(name), let text = settings.value(name) else {
        ignored.append(name)
        continue
      }
      switch key.type {
      case .text: merge(text, into: key.name, from: name)
      case .flag: merge(TargetBuildSettings.isYes(text), into: key.name, from: name)
      case .list: merge(SettingList.elements(of: text), into: key.name, from: name)
      case .dictionary(let content):
        guard TargetBuildSettings.isYes(text) else { continue }
        merge(content, into: key.name, from: name)
      }
    }
    for (key, setting) in GeneratedKey.standard where settings.value(setting) != nil {
      // The default language is only assumed, so the file's value is better.
      let origin = settings.levels.resolve(setting)?.origins.first
      let isAssumed = origin.map { settings.levels.levels[0].assigns($0) } ?? false
      if setting == "DEVELOPMENT_LANGUAGE", isAssumed, values[key] != nil { continue }
      merge("$(\(setting))", into: key, from: setting)
    }
    merge("6.0", into: "CFBundleInfoDictionaryVersion", from: "GENERATE_INFOPLIST_FILE")
    if settings.value("PRODUCT_BUNDLE_PACKAGE_TYPE") == "APPL",
      settings.levels.context.sdk.hasPrefix("iphone")
    {
      merge(true, into: "LSRequiresIPhoneOS", from: "GENERATE_INFOPLIST_FILE")
    }
    for key in GeneratedKey.neverEmpty {
      let text = (self.values[key] as? String).map { settings.levels.expand($0).value }
      if text == "" { self.values[key] = nil }
    }
  }

  private mutating func merge(_ value: Any, into key: String, from setting: String) {
    switch (values[key], value) {
    case (nil, _): values[key] = value
    case (let old as [String: Any], let new as [Any]) where key == GeneratedKey.capabilities:
      // If the file has a dictionary, a list of capabilities sets its keys to true.
      let truths = new.compactMap { $0 as? String }.map { ($0, true) }
      values[key] = old.merging(truths) { _, new in new }
    case (let old as [String: Any], let new as [String: Any]):
      values[key] = old.merging(new) { _, new in new }
    case (let old as [Any], let new as [Any]):
      let texts = Set(old.compactMap { $0 as? String })
      values[key] = old + new.filter { !texts.contains($0 as? String ?? "") }
    case (let old?, let new)
    where GeneratedPropertyList.isScalar(old) && GeneratedPropertyList.isScalar(new):
      values[key] = new
    default:
      diagnostics.append("\(key) of the property list and \(setting) have different types")
    }
  }

  private static func isScalar(_ value: Any) -> Bool { !(value is [Any] || value is [String: Any]) }
}
