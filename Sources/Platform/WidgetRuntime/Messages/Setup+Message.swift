import WidgetModel

extension Setup {
  /// The setup as a message carries it: every number of the profile, in its key's own unit.
  var json: JSON {
    let values = ProfileKey.allCases.map { JSON.Member($0.rawValue, .number(profile[$0])) }
    return .of(
      ("profile", .of(("name", .string(profile.name)), ("values", .object(values)))),
      (
        "device",
        .of(
          ("clock", .number(device.clock.microseconds)),
          ("isLocked", .bool(device.isLocked)),
          ("locale", .number(Int64(device.locale))),
          ("textSize", .number(Int64(device.textSize)))
        )
      ),
      ("widgets", .array(widgets.map(\.json))),
      ("placements", .array(placements.map(\.json)))
    )
  }

  /// Reads a setup.
  init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the setup")
    self.init(
      profile: try Setup.profile(try reader.value("profile")),
      device: try Setup.device(try reader.value("device")),
      widgets: try reader.list("widgets").map { try WidgetDeclaration($0) },
      placements: try reader.list("placements").map { try Placement($0) }
    )
    try reader.finish()
  }

  private static func profile(_ json: JSON) throws -> Profile {
    var reader = try MessageReader(json, at: "the profile")
    let name = try reader.text("name")
    guard var profile = Profile.named(name) else {
      throw MessageError("there is no profile \"\(name)\"")
    }
    var values = try MessageReader(try reader.value("values"), at: "the profile's values")
    for key in ProfileKey.allCases {
      let value = try values.integer(key.rawValue)
      // Setting a value makes it the user's, so one that is the profile's own is left alone.
      if profile[key] != value { profile[key] = value }
    }
    try values.finish()
    try reader.finish()
    return profile
  }

  private static func device(_ json: JSON) throws -> Device {
    var reader = try MessageReader(json, at: "the device")
    var device = Device()
    device.clock = WallDate(microseconds: try reader.integer("clock"))
    device.isLocked = try reader.flag("isLocked")
    device.locale = Int(try reader.integer("locale"))
    device.textSize = Int(try reader.integer("textSize"))
    try reader.finish()
    return device
  }
}

extension WidgetDeclaration {
  fileprivate var json: JSON {
    .of(
      ("kind", .number(Int64(kind))),
      ("isPushEnabled", .bool(isPushEnabled)),
      ("name", .string(name))
    )
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the widget")
    self.init(
      kind: Int(try reader.integer("kind")),
      isPushEnabled: try reader.flag("isPushEnabled"),
      name: try reader.text("name")
    )
    try reader.finish()
  }
}

extension Placement {
  fileprivate var json: JSON {
    .of(
      ("widget", .small(widget.number)),
      ("family", .string(family.rawValue)),
      ("configuration", .number(Int64(configuration))),
      ("added", .number(added.microseconds))
    )
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the placement")
    self.init(
      widget: WidgetID(Int(try reader.small("widget"))),
      family: try reader.choice("family"),
      configuration: Int(try reader.integer("configuration")),
      added: Instant(microseconds: try reader.integer("added"))
    )
    try reader.finish()
  }
}
