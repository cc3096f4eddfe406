import Foundation
import WidgetModel

/// A view tree with the targets of its links and buttons.
@_spi(Hosting) public struct Rendering: @unchecked Sendable {
  /// The tree; a node's target is its index in ``targets`` plus 1.
  public var tree = ViewTree(nodes: [])
  /// The targets of links, `widgetURL`s, buttons and toggles.
  public var targets: [Target] = []

  /// The texts that update by themselves.
  public var running: [RunningText] = []

  /// A text that counts down to a date and up from it.
  public struct RunningText: Sendable {
    public var date: Date
    public var style: String
    public var place: SourcePlace
  }

  public enum Target {
    case url(URL)
    case intent(any HostedIntent)
  }

  public init() {}
}
