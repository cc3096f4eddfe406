import WidgetModel

/// One widget of a bundle, with the code that a host can call, one call at a time.
@_spi(Hosting) public struct DeclaredWidget: @unchecked Sendable {
  /// The kind that the configuration names; for a Live Activity, the name of its attributes' type.
  public var kind = ""
  public var typeName = ""
  public var displayName = ""
  public var description = ""
  /// The families that the declaration lists; `nil` if it lists none.
  public var families: [Family]?
  public var isPushEnabled = false
  /// Sends the current push tokens to the push handler; `nil` without a handler.
  public var tellTokens: (@Sendable () -> Void)?
  public var contentMarginsAreDisabled = false
  public var backgroundIsRemovable = true
  /// The arguments of further modifiers, by modifier name, in source order.
  public var attributes: [(name: String, value: String)] = []
  public var code: Code = .empty
  public var places = DeclaredPlaces()

  public enum Code {
    case timeline(any HostedProvider)
    case control(any HostedControl)
    case activity(any HostedActivity)
    /// No code, as in an `EmptyWidgetConfiguration`.
    case empty
  }

  public init() {}

  /// Records a modifier that has no field of its own.
  mutating func say(_ name: String, _ value: String) { attributes.append((name, value)) }
}
