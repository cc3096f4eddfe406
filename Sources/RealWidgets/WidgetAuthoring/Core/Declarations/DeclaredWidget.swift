import WidgetModel

/// One widget of a bundle, as its declaration says, with its code behind doors that a host can open.
///
/// The code need not be sendable: its host runs one thing at a time.
@_spi(Hosting) public struct DeclaredWidget: @unchecked Sendable {
  /// The kind, as the configuration names it; a Live Activity's is its attributes' type.
  public var kind = ""
  /// The name of the Swift type that declares it.
  public var typeName = ""
  /// The name in the gallery.
  public var displayName = ""
  /// The description in the gallery.
  public var description = ""
  /// The families that the declaration lists, `nil` when it lists none.
  public var families: [Family]?
  /// Whether the declaration has a push handler.
  public var isPushEnabled = false
  /// Tells the push handler, if there is one, the tokens to which pushes go at present.
  public var tellTokens: (@Sendable () -> Void)?
  /// Whether the declaration turns the default content margins off.
  public var contentMarginsAreDisabled = false
  /// Whether the container background may be removed.
  public var backgroundIsRemovable = true
  /// What further modifiers say, by their names, in their order.
  public var attributes: [(name: String, value: String)] = []
  /// The code.
  public var code: Code = .empty
  /// Where the declaration and its code stand.
  public var places = DeclaredPlaces()

  /// What runs when the system asks.
  public enum Code {
    /// A provider of timelines.
    case timeline(any HostedProvider)
    /// A control.
    case control(any HostedControl)
    /// A Live Activity.
    case activity(any HostedActivity)
    /// Nothing, as in an `EmptyWidgetConfiguration`.
    case empty
  }

  /// Creates the declaration of nothing.
  public init() {}

  /// Puts down what a modifier says for which there is no field.
  mutating func say(_ name: String, _ value: String) { attributes.append((name, value)) }
}
