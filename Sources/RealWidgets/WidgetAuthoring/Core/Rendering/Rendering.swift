import Foundation
import WidgetModel

@_spi(Hosting) public struct Rendering: @unchecked Sendable {
  /// The tree; a node's target is its index in ``targets`` plus 1.
  public var tree = ViewTree(nodes: [])
  public var targets: [Target] = []

  public var running: [RunningText] = []

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
