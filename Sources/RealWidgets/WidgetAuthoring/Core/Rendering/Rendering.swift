import Foundation
import WidgetModel

/// A view tree with what its links and buttons lead to.
@_spi(Hosting) public struct Rendering: @unchecked Sendable {
  /// The tree; a node's target is 1 more than its place in ``targets``.
  public var tree = ViewTree(nodes: [])
  /// What links, `widgetURL`s, buttons and toggles lead to.
  public var targets: [Target] = []

  /// The texts that count on by themselves.
  public var running: [RunningText] = []

  /// A text that counts to a date, and on from it.
  public struct RunningText: Sendable {
    /// The date.
    public var date: Date
    /// The style in which it counts.
    public var style: String
    /// Where the code made it.
    public var place: SourcePlace
  }

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
