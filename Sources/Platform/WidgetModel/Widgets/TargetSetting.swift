/// An entry of a target's entitlements or property lists on which what its code does depends.
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

  /// The entry's name, as it stands in a file.
  public var key: String {
    switch self {
    case .appGroups: "com.apple.security.application-groups"
    case .pushes: "aps-environment"
    case .location, .locationClues: "NSWidgetWantsLocation"
    case .healthClues: "com.apple.developer.healthkit"
    case .liveActivities: "NSSupportsLiveActivities"
    case .shownWhenLocked: "com.apple.developer.default-data-protection"
    case .intentDefinitions: "INIntents"
    }
  }
}
