/// What a widget's real code finds around it besides the clock: zone, appearance, network and data.
///
/// The first value of each is the friendliest, so that shrinking removes whatever is not to blame.
public struct Surroundings: Archivable {
  /// How the network answers.
  public enum Network: String, CaseIterable, Hashable, Sendable {
    /// With the user's fixtures, and with values made up for the type that is decoded where there is none.
    case fixtures
    /// Not at all: the phone is offline.
    case offline
    /// With the fixtures after ten seconds.
    case slow
    /// Never; the request's own time-out ends it.
    case silent
    /// With the status 500.
    case serverError
    /// With the status 404.
    case notFound
    /// With a body that was cut and spoiled.
    case malformed
  }

  /// What the app group's container and defaults hold.
  public enum Store: String, CaseIterable, Hashable, Sendable {
    /// The user's fixtures, and values made up for the type that is read or decoded where there are none.
    case present
    /// Nothing, as before the app was opened for the first time.
    case empty
    /// Values of wrong types and files of garbage.
    case corrupt
  }

  /// What the values are like that answers and shared data hold.
  ///
  /// Each value is of the type that the code reads; what the code cannot decode is left as it was.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// The user's own values, and plausible ones where there are none.
    case ordinary
    /// Whatever may be missing is missing.
    case sparse
    /// Empty texts, zeros and empty lists.
    case empty
    /// Negative numbers and past dates.
    case low
    /// Long texts, large numbers, long lists and dates far ahead.
    case extreme
    /// Each value like one of the others.
    case mixed
  }

  /// The time zones that are tried, by their names in the time zone database.
  public enum Zone: String, CaseIterable, Hashable, Sendable {
    /// Without offset and without daylight saving.
    case utc = "UTC"
    /// Behind, with daylight saving.
    case newYork = "America/New_York"
    /// Ahead, with daylight saving.
    case berlin = "Europe/Berlin"
    /// Half an hour beside the full ones.
    case kolkata = "Asia/Kolkata"
    /// On the southern hemisphere, where daylight saving is half an hour.
    case lordHowe = "Australia/Lord_Howe"
    /// Where daylight saving begins at midnight, so that a day has no start at 0:00.
    case santiago = "America/Santiago"
    /// The zone farthest ahead.
    case kiritimati = "Pacific/Kiritimati"
  }

  /// The appearance of the system.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// How a widget is drawn.
  public enum Rendering: String, CaseIterable, Hashable, Sendable {
    /// In full colour.
    case fullColor
    /// In two tints.
    case accented
    /// Without colour, as on the Lock Screen.
    case vibrant
  }

  /// The seed of the process's hash tables; 0 leaves it to the harness, which uses one for several
  /// cases.
  public var hashSeed: Int64 = 0

  /// The time zone.
  public var zone = Zone.utc

  /// How the network answers.
  public var network = Network.fixtures

  /// What the app group's container and defaults hold.
  public var store = Store.present

  /// What the values are like that answers and shared data hold.
  public var values = Values.ordinary

  /// The appearance of the system.
  public var appearance = Appearance.light

  /// How widgets are drawn.
  public var rendering = Rendering.fullColor

  /// Whether the person has switched Live Activities off.
  public var activitiesAreDenied = false

  /// Whether the person does not let widgets know where the phone is.
  public var locationIsDenied = false

  /// Creates the friendliest surroundings.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("hashSeed", &hashSeed, in: 0...Int64.max, default: 0)
    try archive.choice("zone", &zone)
    try archive.choice("network", &network)
    try archive.choice("store", &store)
    try archive.choice("appearance", &appearance)
    try archive.choice("rendering", &rendering)
    try archive.flag("activitiesAreDenied", &activitiesAreDenied)
    try archive.choice("values", &values)
    try archive.flag("locationIsDenied", &locationIsDenied)
  }
}
