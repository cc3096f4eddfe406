/// A property list key from a setting `INFOPLIST_KEY_...`, of which Xcode knows a fixed list.
///
/// Source: swift-build's property list processor and settings at 41aee626, for names and types.
struct GeneratedKey {
  enum ValueType {
    case text
    case flag
    case list
    case dictionary([String: any Sendable])
  }

  let name: String

  let type: ValueType

  /// Parses the name of a setting; `nil` for one that Xcode does not know.
  init?(_ setting: String) {
    var key = String(setting.dropFirst(GeneratedKey.prefix.count))
    for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix)
    {
      key = key.dropLast(suffix.count) + device
    }
    switch key {
    case "UILaunchScreen_Generation":
      name = "UILaunchScreen"
      type = .dictionary([:])
    case "UIApplicationSceneManifest_Generation":
      name = "UIApplicationSceneManifest"
      type = .dictionary([
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [String: String](),
      ])
    default:
      guard let type = GeneratedKey.type(of: key) else { return nil }
      name = key
      self.type = type
    }
  }

  private static func type(of key: String) -> ValueType? {
    if lists.contains(key) { return .list }
    if flags.contains(key) { return .flag }
    // Assumption: each key with this suffix counts, also those that a later Xcode adds.
    return texts.contains(key) || key.hasSuffix("UsageDescription") ? .text : nil
  }

  static let prefix = "INFOPLIST_KEY_"

  /// The key of the required device capabilities: an array or a dictionary.
  static let capabilities = "UIRequiredDeviceCapabilities"

  /// The keys of every bundle with their settings; without the setting the file's value stays.
  static let standard = [
    ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
  ]

  /// The keys that Xcode omits if their value is empty.
  static let neverEmpty = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString",
    "CFBundleIconFile", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion", "NSDocumentClass",
    "NSHelpFile", "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass",
    "NSStickerSharingLevel",
  ]

  private static let lists: Set = [
    capabilities, "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "WKSupportsLiveActivityLaunchAttributeTypes",
  ]

  private static let flags: Set = [
    "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement",
    "NSViewGestureRecognizerIsExclusive", "LSSupportsOpeningDocumentsInPlace",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UISupportsDocumentBrowser", "WKApplication", "WKRunsIndependentlyOfCompanionApp",
    "WKWatchOnly", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
    "GCSupportsGameMode",
  ]

  private static let texts: Set = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSPrincipalClass", "ITSEncryptionExportComplianceCode", "NSMainNibFile",
    "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile",
    "UIUserInterfaceStyle", "NSSensorKitPrivacyPolicyURL", "UIStatusBarStyle",
    "CLKComplicationPrincipalClass", "WKCompanionAppBundleIdentifier",
    "WKExtensionDelegateClassName", "NSStickerSharingLevel",
  ]
}
