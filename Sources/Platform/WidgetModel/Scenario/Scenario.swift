/// Plain data that describes one run completely.
public struct Scenario: Archivable {
  /// The name of the platform profile.
  public var profile: String = Scenario.defaultProfile

  /// The profile's values that this scenario changes.
  public var settings: [Setting] = []

  /// The phone as the run begins.
  public var device = Device()

  /// The installed widgets with their code's scripts and their placements.
  public var widgets: [Widget] = []

  /// The events that happen to the phone.
  public var workload: [Stimulus] = []

  /// The length of the run.
  public var length: Interval = Scenario.defaultLength

  /// The profile of a scenario that does not name one.
  public static let defaultProfile = "iOS26"

  /// The length of a scenario that does not give one.
  public static let defaultLength = Interval.day

  /// The maximum length of a run: a hundred years.
  public static let longest = Interval.days(36_525)

  /// Creates a scenario of one day without widgets and events.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("profile", &profile, default: Scenario.defaultProfile)
    try archive.list("settings", &settings, limit: ProfileKey.allCases.count)
    try archive.record("device", &device)
    try archive.list("widgets", &widgets, limit: 1000)
    try archive.list("workload", &workload, limit: 100_000)
    try archive.interval(
      "length",
      &length,
      in: .zero...Scenario.longest,
      default: Scenario.defaultLength
    )
  }
}

extension Scenario {
  /// The placed widgets of all widgets, in the order in which the scenario lists them.
  public var placements: [Placement] {
    widgets.enumerated().flatMap { index, widget in
      widget.placements.map {
        Placement(
          widget: WidgetID(index),
          family: $0.family,
          configuration: $0.configuration,
          added: $0.added,
          surface: $0.surface,
          mounting: $0.mounting
        )
      }
    }
  }

  /// The profile with the scenario's own settings, or `nil` if no profile has its name.
  public var resolvedProfile: Profile? {
    guard var profile = Profile.named(profile) else { return nil }
    for setting in settings {
      guard let value = setting.key.unit.value(setting.value) else { return nil }
      profile[setting.key] = value
    }
    return profile
  }

  /// The information that a runtime receives before the first stimulus, or `nil` without a profile.
  public var setup: Setup? {
    guard let profile = resolvedProfile else { return nil }
    return Setup(
      profile: profile,
      device: device,
      widgets: widgets.map {
        WidgetDeclaration(
          kind: $0.kind,
          isPushEnabled: $0.isPushEnabled,
          name: $0.name,
          promptsForConfiguration: $0.promptsForConfiguration,
          control: $0.control,
          mountingStyles: $0.mountingStyles,
          texture: $0.texture
        )
      },
      placements: placements
    )
  }
}

/// A value of the profile that a scenario changes.
public struct Setting: Archivable {
  /// The key.
  public var key: ProfileKey = .timelineSoftDeadline

  /// The value as ``ProfileUnit/text(_:)`` writes it.
  public var value: String = ""

  /// Creates a setting of the first key with an empty value.
  public init() {}

  /// Creates a setting.
  public init(_ key: ProfileKey, _ value: Int64) {
    self.key = key
    self.value = key.unit.text(value)
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("key", &key, isAlwaysWritten: true)
    try archive.text("value", &value, default: "")
    guard !value.isEmpty else { return }
    guard key.unit.value(value) != nil else {
      throw ArchiveError(
        path: "settings.\(key.rawValue)",
        problem: "\(key.unit.example) should stand here"
      )
    }
  }
}
