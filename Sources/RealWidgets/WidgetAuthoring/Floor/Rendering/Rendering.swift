import Foundation
import WidgetModel

/// A view tree with what its links and buttons lead to.
@_spi(Hosting) public struct Rendering: @unchecked Sendable {
  /// The tree; a node's target is 1 more than its place in ``targets``.
  public var tree = ViewTree(nodes: [])
  /// What links, `widgetURL`s, buttons and toggles lead to.
  public var targets: [Target] = []

  /// What a node leads to.
  public enum Target {
    /// A URL.
    case url(URL)
    /// An app intent that runs.
    case intent(any HostedIntent)
  }

  /// Creates an empty drawing.
  public init() {}
}
