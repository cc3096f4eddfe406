/// What a project says of a target, on which what its code does depends: an entry of its entitlements or property
/// lists, or how it and the app that carries it belong together.
public enum TargetSetting: String, CaseIterable, Hashable, Sendable {
  /// The app groups of the extension (AG-01).
  case appGroups
  /// That pushes reach the extension (WC-14).
  case pushes
  /// That the extension's widgets may ask where the phone is (DL-16).
  case location
  /// That a clue of a place may count (RV-06).
  case locationClues
  /// That a clue of workouts or sleep may count (RV-06).
  case healthClues
  /// That the app has Live Activities (LA-04).
  case liveActivities
  /// That the extension's files, and with them its widgets, are not hidden while the phone is locked (VW-33).
  case shownWhenLocked
  /// The SiriKit intents that the project defines, and their parameters (FM-19).
  case intentDefinitions
  /// That the app has the extension's app groups, in each configuration (AG-01).
  case groupsOfApp
  /// That the intents that the app's process performs are compiled into both (VW-14).
  case intentsOfApp
  /// That app and extension have the same version (CR-61).
  case versions
  /// That the extension's identifier begins with the app's (CR-62).
  case identifier
  /// That the catalogues whose names and texts the extension uses are among its files (CR-63).
  case catalogs
  /// That the kinds that code reloads are kinds of widgets (CR-64).
  case kinds
  /// That the extension runs on the systems on which the app does (CR-65).
  case deploymentTarget
  /// That the extension has the app's exceptions from App Transport Security (CR-66).
  case transport

  /// The entry's name, as it stands in a file.
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

  /// Those that tell how the extension and its app belong together: the project alone decides on them.
  public static let packaging: [TargetSetting] = [
    .groupsOfApp, .intentsOfApp, .versions, .identifier, .catalogs, .kinds, .deploymentTarget,
    .transport,
  ]
}
