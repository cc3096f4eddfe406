/// The phone as a run begins: by default unlocked, with the app in the background.
public struct Device: Archivable {
  /// The date that the phone's clock shows at the start.
  public var clock: WallDate = .defaultStart

  /// True if the phone is locked.
  public var isLocked = false

  /// The number of the system's locale.
  public var locale = 0

  /// The number of the text size.
  public var textSize = 0

  /// The environment of real code; scripts ignore it.
  public var surroundings = Surroundings()

  /// Creates the default phone.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.date("clock", &clock, default: .defaultStart)
    try archive.flag("isLocked", &isLocked)
    try archive.integer("locale", &locale, in: 0...9)
    try archive.integer("textSize", &textSize, in: 0...9)
    try archive.record("surroundings", &surroundings)
  }
}
