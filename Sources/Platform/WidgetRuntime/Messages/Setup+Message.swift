import WidgetModel

extension Setup: Archivable {
  /// Creates the setup of a phone without widgets.
  public init() { self = .empty }

  /// Lists the fields for an archive, with every number of the profile in its key's own unit.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var numbers = ProfileMember(profile)
    var phone = PhoneMember(device)
    try archive.record("profile", &numbers)
    try archive.record("device", &phone)
    try archive.list("widgets", &widgets, limit: 1000)
    try archive.list("placements", &placements, limit: 10_000)
    profile = try numbers.profile
    device = phone.device
  }
}

extension WidgetDeclaration: Archivable {
  /// Creates a declaration without a name.
  public init() { self.init(kind: 0, isPushEnabled: false, name: "") }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("kind", &kind, in: 0...999)
    try archive.flag("isPushEnabled", &isPushEnabled)
    try archive.text("name", &name, default: "")
    if archive.has("promptsForConfiguration", promptsForConfiguration) {
      try archive.flag("promptsForConfiguration", &promptsForConfiguration)
    }
    if archive.has("control", control.form != .none) { try archive.record("control", &control) }
    if archive.has("mountingStyles", mountingStyles != .both) {
      try archive.choice("mountingStyles", &mountingStyles)
    }
    if archive.has("texture", texture != .glass) { try archive.choice("texture", &texture) }
  }
}

extension Placement: Archivable {
  /// Creates a small placement of the first widget.
  public init() {
    self.init(widget: WidgetID(0), family: .systemSmall, configuration: 0, added: .start)
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.identifier("widget", &widget)
    try archive.choice("family", &family)
    try archive.integer("configuration", &configuration, in: 0...999)
    try archive.instant("added", &added)
    if archive.has("surface", surface != .vertical) { try archive.choice("surface", &surface) }
    if archive.has("mounting", mounting != .none) { try archive.choice("mounting", &mounting) }
  }
}

/// A profile in a message: its name and the value of every key.
private struct ProfileMember: Archivable {
  var name = Scenario.defaultProfile
  var values = ProfileValues()

  init() {}

  init(_ profile: Profile) {
    name = profile.name
    values.numbers = ProfileKey.allCases.map { profile[$0] }
  }

  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.record("values", &values)
  }

  var profile: Profile {
    get throws {
      guard var profile = Profile.named(name) else {
        throw ArchiveError(path: "profile.name", problem: "there is no profile \"\(name)\"")
      }
      for (key, value) in zip(ProfileKey.allCases, values.numbers) where profile[key] != value {
        // Setting a value marks it as the user's, so the profile's own values are left alone.
        profile[key] = value
      }
      return profile
    }
  }
}

private struct ProfileValues: Archivable {
  var numbers = ProfileKey.allCases.map { Profile.iOS26[$0] }

  init() {}

  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    for (index, key) in ProfileKey.allCases.enumerated() {
      try archive.integer(key.rawValue, &numbers[index], in: .min ... .max, default: 0)
    }
  }
}

/// The part of a phone that a runtime receives.
private struct PhoneMember: Archivable {
  var device = Device()

  init() {}

  init(_ device: Device) { self.device = device }

  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.date("clock", &device.clock, default: .defaultStart)
    try archive.flag("isLocked", &device.isLocked)
    try archive.integer("locale", &device.locale, in: 0...9)
    try archive.integer("textSize", &device.textSize, in: 0...9)
  }
}
