import Foundation

/// What Xcode puts into the property list of a product.
///
/// With `GENERATE_INFOPLIST_FILE` it writes the keys of every bundle and those that settings named `INFOPLIST_KEY_...`
/// give, into the list that the target names, or into a new one. It never writes `NSExtension`.
///
/// Source: `xcode-projects` B4 (swift-build's processor of property lists).
public struct GeneratedPropertyList {
  /// The keys and values; references to settings are left in them.
  public let values: [String: Any]

  /// What could not be merged, each a sentence.
  public let diagnostics: [String]

  /// Completes a list.
  ///
  /// - Parameters:
  ///   - values: The keys and values of the file that the target names, empty for none.
  ///   - settings: The target's settings.
  public init(completing values: [String: Any], _ settings: TargetBuildSettings) {
    guard settings.isOn("GENERATE_INFOPLIST_FILE") else {
      self.values = values
      diagnostics = []
      return
    }
    var values = values
    var diagnostics: [String] = []
    for (key, value) in GeneratedPropertyList.standard(settings) where values[key] == nil {
      values[key] = value
    }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.levels.names where name.hasPrefix(prefix) {
      let key =
        String(name.dropFirst(prefix.count)).split(separator: "~").first.map(String.init) ?? ""
      guard let text = settings.value(name), !text.isEmpty, !key.hasPrefix("NSExtension") else {
        continue
      }
      let value = GeneratedPropertyList.value(text, of: key)
      switch (values[key], value) {
      case (nil, _): values[key] = value
      case (let old as [String], let new as [String]):
        values[key] = old + new.filter { !old.contains($0) }
      case (is [Any], _), (is [String: Any], _):
        diagnostics.append("\(key) of the property list and \(name) have different types")
      default: values[key] = value
      }
    }
    self.values = values
    self.diagnostics = diagnostics
  }

  private static func standard(_ settings: TargetBuildSettings) -> [(String, Any)] {
    var found: [(String, Any)] = [
      ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
      ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
      ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
      ("CFBundleInfoDictionaryVersion", "6.0"),
    ]
    let given = [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ]
    for (key, name) in given where settings.value(name) != nil {
      found.append((key, "$(\(name))"))
    }
    return found
  }

  /// The value of a key: settings are texts, and the list wants a truth value or an array for some keys.
  private static func value(_ text: String, of key: String) -> Any {
    if arrays.contains(key) { return text.split(whereSeparator: \.isWhitespace).map(String.init) }
    switch text {
    case "YES" where !texts.contains(key): return true
    case "NO" where !texts.contains(key): return false
    default: return text
    }
  }

  private static let arrays: Set = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities",
    "WKSupportsLiveActivityLaunchAttributeTypes",
  ]

  private static let texts: Set = ["CFBundleDisplayName", "NSHumanReadableCopyright"]
}
