@_spi(Hosting) public protocol HostedIntent: Sendable {
  /// The name of the intent's type with its parameters, such as `Like(song: 3)`.
  var text: String { get }
  var type: Any.Type { get }
  var startsActivities: Bool { get }
  /// True if the intent only opens the app or a URL.
  var onlyOpens: Bool { get }
  /// True if the type brings the app to the front without opening anything it names (CT-07).
  var comesToFront: Bool { get }
  /// True if the code has set the value that the system fills in (CT-05).
  var hasPresetValue: Bool { get }
  /// True if the intent holds nothing except the value that the system sets.
  var isIndependent: Bool { get }
  /// A stored property that is not a parameter, whose value is lost before the intent runs (VW-11).
  var lostProperty: String? { get }
  /// Runs the intent, and the ones that it opens.
  func run() async throws
  /// Runs the intent after the system has filled in the value of a toggle (CT-05).
  func run(settingValue isOn: Bool) async throws
}
