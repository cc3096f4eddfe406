/// The environment of a widget's real code except the clock: zone, appearance, network and data.
///
/// The first value of each is the most favorable, so that shrinking removes what is not to blame.
public struct Surroundings: Archivable {
  /// The behavior of the network.
  public enum Network: String, CaseIterable, Hashable, Sendable {
    /// Answers with the user's fixtures, or with values synthesized for the decoded type.
    case fixtures
    case offline
    /// Answers with the fixtures after ten seconds.
    case slow
    /// Never answers; the request's own timeout ends it.
    case silent
    /// Answers with status 500.
    case serverError
    /// Answers with status 404.
    case notFound
    /// Answers with a truncated and corrupted body.
    case malformed
  }

  /// The contents of the app group's container and defaults.
  public enum Store: String, CaseIterable, Hashable, Sendable {
    /// The user's fixtures, or values synthesized for the type that is read or decoded.
    case present
    /// Nothing, as before the app was opened for the first time.
    case empty
    /// Values of wrong types and files of garbage.
    case corrupt
  }

  /// The character of the values in network answers and shared data.
  ///
  /// Each value is of the type that the code reads; what the code cannot decode is left as it was.
  public enum Values: String, CaseIterable, Hashable, Sendable {
    /// The user's own values, or plausible ones where there are none.
    case ordinary
    /// Everything optional is missing.
    case sparse
    /// Empty strings, zeros and empty lists.
    case empty
    /// Negative numbers and past dates.
    case low
    /// Long strings, large numbers, long lists and dates far in the future.
    case extreme
    /// Each value like one of the others.
    case mixed
  }

  /// The time zones in use, by their names in the time zone database.
  public enum Zone: String, CaseIterable, Hashable, Sendable {
    /// Without offset and daylight saving time.
    case utc = "UTC"
    /// Behind universal time, with daylight saving time.
    case newYork = "America/New_York"
    /// Ahead of universal time, with daylight saving time.
    case berlin = "Europe/Berlin"
    /// Half an hour off the full hours.
    case kolkata = "Asia/Kolkata"
    /// In the southern hemisphere, with half an hour of daylight saving time.
    case lordHowe = "Australia/Lord_Howe"
    /// Daylight saving time begins at midnight, so one day has no 0:00.
    case santiago = "America/Santiago"
    /// The zone farthest ahead of universal time.
    case kiritimati = "Pacific/Kiritimati"
  }

  /// The appearance of the system.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
  }

  /// The rendering mode of a widget.
  public enum Rendering: String, CaseIterable, Hashable, Sendable {
    case fullColor
    /// In two tints.
    case accented
    /// Without color, as on the Lock Screen.
    case vibrant
  }

  /// The seed of the process's hash tables; 0 for the harness's own, shared by several cases.
  public var hashSeed: Int64 = 0

  /// The time zone.
  public var zone = Zone.utc

  /// The behavior of the network.
  public var network = Network.fixtures

  /// The contents of the app group's container and defaults.
  public var store = Store.present

  /// The character of the values in network answers and shared data.
  public var values = Values.ordinary

  /// The appearance of the system.
  public var appearance = Appearance.light

  /// The rendering mode of widgets.
  public var rendering = Rendering.fullColor

  /// True if the person has switched Live Activities off.
  public var activitiesAreDenied = false

  /// True if the person does not let widgets use the location.
  public var locationIsDenied = false

  /// Creates the most favorable surroundings.
  public init() {}

  /// Lists the fields for an archive.
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
