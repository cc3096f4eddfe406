import WidgetModel

/// The state of one placed widget that all areas share.
public struct PlacementState: Hashable, Sendable {
  /// The widget that is placed.
  public let widget: WidgetID
  /// The number of the widget's kind.
  public let kind: Int
  /// True if the widget has a push handler (WC-12).
  public let isPushEnabled: Bool
  /// True if adding the widget asks the person for its configuration (FM-18).
  public let promptsForConfiguration: Bool
  /// The family that the person chose.
  public let family: Family
  /// The surface and the styles with which it is mounted (RV-12).
  public let mount: Mount
  /// The number of the configuration that the person chose when the widget was added.
  public let firstConfiguration: Int
  /// The number of the configuration that the person chose last.
  public var configuration: Int

  /// True if the placement exists: it was added and not removed.
  public var isPlaced = false
  /// The first request since it was added; an answer to an earlier request is ignored.
  public var firstRequest = RequestID(0)
  /// True if its page is visible.
  public var isVisible = true

  static let absent = PlacementState(
    Placement(widget: WidgetID(-1), family: .systemSmall, configuration: 0, added: .never),
    declaration: WidgetDeclaration(kind: -1, isPushEnabled: false, name: "")
  )

  /// Creates the state of a placement that was not added yet.
  init(_ placement: Placement, declaration: WidgetDeclaration) {
    widget = placement.widget
    kind = declaration.kind
    isPushEnabled = declaration.isPushEnabled
    promptsForConfiguration = declaration.promptsForConfiguration
    family = placement.family
    mount = Mount(placement, declaration)
    firstConfiguration = placement.configuration
    configuration = placement.configuration
  }

  mutating func forget() {
    isPlaced = false
    isVisible = true
    configuration = firstConfiguration
  }
}
