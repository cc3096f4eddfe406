/// A property of a target that its code depends on: an entitlement, property or packaging.
public enum TargetSetting: String, CaseIterable, Hashable, Sendable {
  /// The app groups of the extension (AG-01).
  case appGroups
  /// Pushes reach the extension (WC-14).
  case pushes
  /// The extension's widgets may use the location (DL-16).
  case location
  /// A relevance clue about a place may count (RV-06).
  case locationClues
  /// A relevance clue about workouts or sleep may count (RV-06).
  case healthClues
  /// The app has Live Activities (LA-04).
  case liveActivities
  /// The extension's files, and thus its widgets, are not hidden while the phone is locked (VW-33).
  case shownWhenLocked
  /// The project's SiriKit intents and their parameters (FM-19).
  case intentDefinitions
  /// The app has the extension's app groups, in each configuration (AG-01).
  case groupsOfApp
  /// Intents that the app's process performs are compiled into both targets (VW-14).
  case intentsOfApp
  /// App and extension have the same version (CR-61).
  case versions
  /// The extension's identifier begins with the app's (CR-62).
  case identifier
  /// The catalogs whose names and texts the extension uses are among its files (CR-63).
  case catalogs
  /// The kinds that code reloads are kinds of widgets (CR-64).
  case kinds
  /// The extension runs on the same systems as the app (CR-65).
  case deploymentTarget
  /// The extension has the app's exceptions from App Transport Security (CR-66).
  case transport

  /// The entry's name in a file.
  public var key: String {
    switch self {
    case .appGroups, .groupsOfApp: "com.apple.security.application-groups"
    case .pushes: "aps-environment"
    case .location, .locationClues: "NSWidgetWantsLocation"
    case .healthClues: "com.apple.developer.healthkit"
    case .liveActivities: "NSSupportsLiveActivities"
    case .shownWhenLocked: "com.apple.developer.default-data-protection"
    case .intentDefinitions: "INIntents"
    case .intentsOfApp, .catalogs: "target membership"
    case .versions: "CFBundleVersion"
    case .identifier: "PRODUCT_BUNDLE_IDENTIFIER"
    case .kinds: "kind"
    case .deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET"
    case .transport: "NSAppTransportSecurity"
    }
  }

  /// The settings about the packaging of the extension and its app, read from the project only.
  public static let packaging: [TargetSetting] = [
    .groupsOfApp, .intentsOfApp, .versions, .identifier, .catalogs, .kinds, .deploymentTarget,
    .transport,
  ]
}
