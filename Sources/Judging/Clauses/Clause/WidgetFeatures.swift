/// The features that widgets must have for a clause to apply.
///
/// Without them it is *not applicable*: a clause on controls does not concern a widget without a
/// control, and no script does what only real code can.
public struct WidgetFeatures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int64

  /// Creates a set from its bits.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Real code runs, and the trace records its side effects.
  public static let realCode = WidgetFeatures(rawValue: 1 << 0)
  /// A provider answers timeline requests.
  public static let timelines = WidgetFeatures(rawValue: 1 << 1)
  /// Some timeline has two entries or more.
  public static let severalEntries = WidgetFeatures(rawValue: 1 << 2)
  /// A view has a button or toggle, or an intent runs.
  public static let interaction = WidgetFeatures(rawValue: 1 << 3)
  /// A person can choose a configuration.
  public static let configuration = WidgetFeatures(rawValue: 1 << 4)
  /// There is a control.
  public static let controls = WidgetFeatures(rawValue: 1 << 5)
  /// Code starts, updates or ends a Live Activity; drawing one does not count.
  public static let activities = WidgetFeatures(rawValue: 1 << 6)
  /// Code makes network requests.
  public static let network = WidgetFeatures(rawValue: 1 << 7)
  /// Code reads data that it shares with its app.
  public static let sharedData = WidgetFeatures(rawValue: 1 << 8)
  /// A view draws an image.
  public static let images = WidgetFeatures(rawValue: 1 << 9)
  /// Code calls for reloads.
  public static let reloadCalls = WidgetFeatures(rawValue: 1 << 10)
  /// Views are drawn, or should be: of entries or of a Live Activity.
  public static let drawings = WidgetFeatures(rawValue: 1 << 11)
  /// Values were synthesized to draw the code with.
  public static let samples = WidgetFeatures(rawValue: 1 << 12)
  /// Code asks for the location.
  public static let location = WidgetFeatures(rawValue: 1 << 13)
  /// The declarations are compared with those of a released version.
  public static let releasedVersion = WidgetFeatures(rawValue: 1 << 14)
  /// Entities are looked up by ids that may no longer exist.
  public static let lookUps = WidgetFeatures(rawValue: 1 << 15)
  /// The presentations of a Live Activity are drawn.
  public static let presentations = WidgetFeatures(rawValue: 1 << 16)
  /// A provider reports the relevance of its widget.
  public static let relevance = WidgetFeatures(rawValue: 1 << 17)
  /// Code opens app groups, and the extension's entitlements are known.
  public static let appGroups = WidgetFeatures(rawValue: 1 << 18)
  /// A declaration has a push handler, and the entitlements are known.
  public static let pushHandlers = WidgetFeatures(rawValue: 1 << 19)
  /// Code asks for the location, and the extension's property list is known.
  public static let locationSettings = WidgetFeatures(rawValue: 1 << 20)
  /// A provider gives relevance clues that need a permission, and its setting is known.
  public static let cluesOfPermission = WidgetFeatures(rawValue: 1 << 21)
  /// Code starts Live Activities, and the app's property list is known.
  public static let activitySettings = WidgetFeatures(rawValue: 1 << 22)
  /// A widget is for the Lock Screen, and the entitlements are known.
  public static let lockScreenSettings = WidgetFeatures(rawValue: 1 << 23)
  /// An intent replaces one of SiriKit, and definition files are known.
  public static let migratedIntents = WidgetFeatures(rawValue: 1 << 24)

  /// Code makes network requests, or reads data that it shares with its app.
  public static let outsideData = WidgetFeatures(rawValue: 1 << 25)

  /// The versions of the extension and of the app that contains it are known.
  public static let versions = WidgetFeatures(rawValue: 1 << 26)
  /// The identifiers of the extension and of the app that contains it are known.
  public static let identifiers = WidgetFeatures(rawValue: 1 << 27)
  /// The app groups of the extension and of the app that contains it are known.
  public static let groupsOfApp = WidgetFeatures(rawValue: 1 << 28)
  /// The extension has intents that its app's process performs, and that app is known.
  public static let intentsOfApp = WidgetFeatures(rawValue: 1 << 29)
  /// The code uses a name from a catalog of the extension or of the app that contains it.
  public static let catalogs = WidgetFeatures(rawValue: 1 << 30)
  /// Code reloads statically known kinds, and those of all the project's extensions are known.
  public static let reloadedKinds = WidgetFeatures(rawValue: 1 << 31)
  /// The deployment targets of the extension and of the app that contains it are known.
  public static let deploymentTargets = WidgetFeatures(rawValue: 1 << 32)
  /// The app has exceptions from App Transport Security, and the extension's code loads.
  public static let transport = WidgetFeatures(rawValue: 1 << 33)

  /// The set of all features.
  public static let all = WidgetFeatures(rawValue: (1 << Int64(names.count)) - 1)

  /// The features attributed to generated widgets, which are scripts: all but real code.
  public static let scripted = all.subtracting(.realCode)

  /// The features in words, in the order of their bits.
  private static let names = [
    "real code", "a timeline provider", "a timeline of several entries", "buttons or intents",
    "a configuration", "a control", "code that starts Live Activities", "requests over the network",
    "shared data",
    "images", "reload calls", "views to draw", "sampled values", "requests for the location",
    "a released version to be compared with",
    "entities whose ids can be gone", "a Live Activity to draw",
    "clues of when they matter",
    "app groups with known entitlements",
    "push handlers with known entitlements",
    "requests for the location with a known property list",
    "clues that need a permission with known settings",
    "Live Activities with a known property list of the app",
    "Lock Screen widgets with known entitlements",
    "migrated intents with known definition files",
    "requests over the network or shared data",
    "the versions of the extension and the app", "the identifiers of the extension and the app",
    "the app groups of the extension and the app", "intents that the app performs",
    "names of catalogues in the code", "reloads of kinds by name",
    "the deployment targets of the extension and the app",
    "network loads and transport exceptions of the app",
  ]

  /// A description of the features.
  public var words: String {
    WidgetFeatures.names.enumerated()
      .filter { rawValue & (1 << Int64($0.offset)) != 0 }
      .map(\.element).joined(separator: " and ")
  }
}

extension Clause {
  /// Returns the reason that the clause does not apply to these features, or `nil` if it does.
  public func inapplicable(to features: WidgetFeatures) -> String? {
    let missing = needs.subtracting(features)
    if missing.isEmpty { return nil }
    if missing.contains(.realCode) { return "needs real code" }
    return "the widgets have not \(missing.words)"
  }
}
