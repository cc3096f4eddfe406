/// An app intent that a button, toggle or control runs.
@_spi(Hosting) public protocol HostedIntent: Sendable {
  /// The name of the intent's type with its parameters, such as `Like(song: 3)`.
  var text: String { get }
  /// The intent's type.
  var type: Any.Type { get }
  /// Whether the intent may start a Live Activity from the background.
  var startsActivities: Bool { get }
  /// Whether the intent does nothing but to open the app or a URL.
  var onlyOpens: Bool { get }
  /// Whether the intent brings the app to the front by what its type says, and opens nothing that it names.
  ///
  /// Source: CT-07.
  var comesToFront: Bool { get }
  /// Whether the code has set the value that the system fills in.
  ///
  /// Source: CT-05.
  var hasPresetValue: Bool { get }
  /// Whether the intent holds nothing but the value that the system sets, if that.
  var isIndependent: Bool { get }
  /// A property that is no parameter and whose value the code has set, so that it is lost before the intent runs.
  ///
  /// Source: VW-11.
  var lostProperty: String? { get }
  /// Runs the intent, and those that it opens.
  func run() async throws
  /// Runs the intent after the system has filled in the value of a toggle.
  ///
  /// Source: CT-05.
  func run(settingValue isOn: Bool) async throws
}
