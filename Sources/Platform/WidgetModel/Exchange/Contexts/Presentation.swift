/// A place where something is presented in addition to its own place on the phone.
public enum PresentationPlace: String, CaseIterable, Hashable, Sendable {
  case standBy
  case carPlay
  /// On a watch that mirrors the phone.
  case watch
  /// In the Dynamic Island of a phone in landscape.
  case island
  /// In the Smart Stack of a watch.
  case smartStack
  /// On a surface of a room (RV-12).
  case room
}

/// The form in which something is presented.
public enum PresentationForm: String, CaseIterable, Hashable, Sendable {
  /// Not there, or no longer there.
  case none
  /// A widget in the family `systemSmall` (RV-09).
  case systemSmall
  /// A widget in the family in which it was placed.
  case asPlaced
  /// An activity that fills the screen (LA-39).
  case fullScreen
  /// An activity in the supplemental family `small` (RV-10).
  case small
  /// An activity in the supplemental family `medium` (RV-10).
  case medium
  /// An activity's compact leading and trailing presentations together (LA-37).
  case combined
  /// An activity in a Dynamic Island that is limited in width (LA-40).
  case limited
  /// A widget with an entry for each relevant configuration (RV-03).
  case relevant
}

/// The presentation of something in a context of the phone.
public struct Presentation: Archivable {
  /// The place.
  public var place: PresentationPlace

  /// The form.
  public var form: PresentationForm

  /// True if its colors are removed.
  public var isTinted: Bool

  /// True if the background of its tree is drawn.
  public var hasBackground: Bool

  /// The scale factor; 1 is its own size.
  public var scale: Int32

  /// In a Smart Stack, the number of entries; on a watch, the number of the call whose content is
  /// shown; otherwise 0.
  public var number: Int32

  /// The mounting style in a room; otherwise elevated (RV-12).
  public var mounting = MountingStyle.elevated

  /// The apparent material in a room; otherwise glass (RV-12).
  public var texture = MountingTexture.glass

  /// The level of detail in a room; otherwise full (RV-12).
  public var detail = DetailLevel.default

  /// Creates a presentation with nothing in StandBy.
  public init() { self.init(.standBy, .none) }

  /// Creates a presentation, by default in full color and without a background.
  public init(
    _ place: PresentationPlace,
    _ form: PresentationForm,
    isTinted: Bool = false,
    hasBackground: Bool = false,
    scale: Int32 = 1,
    number: Int32 = 0
  ) {
    self.place = place
    self.form = form
    self.isTinted = isTinted
    self.hasBackground = hasBackground
    self.scale = scale
    self.number = number
  }

  /// Creates the presentation of a widget that is mounted in a room.
  public init(
    mounted mounting: MountingStyle,
    texture: MountingTexture = .glass,
    detail: DetailLevel = .default
  ) {
    self.init(.room, .asPlaced)
    self.mounting = mounting
    self.texture = texture
    self.detail = detail
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("place", &place)
    try archive.choice("form", &form)
    try archive.flag("tinted", &isTinted)
    try archive.flag("background", &hasBackground)
    try archive.integer("scale", &scale, in: Int64(Int32.min)...Int64(Int32.max), default: 1)
    try archive.integer("number", &number, in: Int64(Int32.min)...Int64(Int32.max))
    if archive.has("mounting", mounting != .elevated) {
      try archive.choice("mounting", &mounting)
    }
    if archive.has("texture", texture != .glass) { try archive.choice("texture", &texture) }
    if archive.has("detail", detail != .default) { try archive.choice("detail", &detail) }
  }
}

extension PresentationPlace {
  /// A description of the place.
  public var inWords: String {
    switch self {
    case .standBy: "in StandBy"
    case .carPlay: "in CarPlay"
    case .watch: "on the watch"
    case .island: "in the island in landscape"
    case .smartStack: "in the Smart Stack"
    case .room: "in the room"
    }
  }
}

extension Presentation {
  /// A description of the form and its details.
  public var text: String {
    var text =
      switch form {
      case .none: "no more"
      case .systemSmall: "as systemSmall"
      case .asPlaced: "in its own family"
      case .fullScreen: "full-screen"
      case .small: "in the family small"
      case .medium: "in the family medium"
      case .combined: "with both compact presentations"
      case .limited: "limited in width"
      case .relevant: "with \(amount(number, "entry", "entries"))"
      }
    if scale != 1 { text += ", scaled by \(scale)" }
    if isTinted { text += ", without its colours" }
    if hasBackground { text += ", with its background" }
    if place == .watch { text += ", content \(number)" }
    if place == .room, form != .none {
      text += ", \(mounting.rawValue), of \(texture.rawValue)"
      if detail == .simplified { text += ", simplified" }
    }
    return text
  }
}
