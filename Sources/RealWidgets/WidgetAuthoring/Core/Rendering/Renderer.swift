import Foundation
import WidgetModel

/// Draws views: lowers them to a ``ViewTree`` and collects their targets.
///
/// One thread at a time uses a renderer, which keeps its buffers, so reuse is faster. Any thread
/// may call it; the caller ensures that nothing else on the main actor runs meanwhile. Closures of
/// `onAppear`, `task`, `onChange`, gestures and buttons only appear as attributes, since a widget
/// is archived.
public final class Renderer: @unchecked Sendable {
  @_spi(Hosting) public static let depthLimit = 200

  @_spi(Hosting) public static let nodeLimit = 5_000

  @_spi(Hosting) public static let bodyLimit = 50_000

  @exclusivity(unchecked) @_spi(Hosting) public internal(set) var environment = EnvironmentValues()

  // One thread uses a renderer at a time, so the exclusivity checks are switched off for speed.
  @exclusivity(unchecked) var nodes: [ViewNode] = []
  @exclusivity(unchecked) var attributes: [ViewAttribute] = []
  @exclusivity(unchecked) var targets: [Rendering.Target] = []
  @exclusivity(unchecked) var running: [Rendering.RunningText] = []

  /// The sizes of the last rendering; the next one usually has the same view.
  @exclusivity(unchecked) private var expected = (nodes: 0, attributes: 0)

  /// The attributes of the next nodes; below ``pendingStart``, those of a container already added.
  @exclusivity(unchecked) var pending: [(name: AttributeName, value: String)] = []
  @exclusivity(unchecked) var pendingStart = 0

  /// The number of nodes so far, counted in a dry run too.
  @exclusivity(unchecked) var nodeCount = 0
  @exclusivity(unchecked) var isDryRun = false

  /// The link or intent of the label that is drawn.
  @exclusivity(unchecked) var offering: Rendering.Target?

  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var bodyDepth = 0
  @exclusivity(unchecked) var bodyCount = 0
  @exclusivity(unchecked) var isCut = false

  /// The object state of each type of view, found once per type.
  var objectStates: [ObjectIdentifier: FoundObjectState?] = [:]

  @_spi(Hosting) public init() { _ = IsolationCheck.isAnswered }

  /// Runs the code of views without keeping a tree; renderings are empty.
  @_spi(Hosting) public func dryRun(_ draw: () -> Void) {
    isDryRun = true
    defer { isDryRun = false }
    draw()
  }

  func run(in environment: EnvironmentValues, _ draw: () -> Void) -> Rendering {
    // Restored afterwards, because renderings may nest.
    let previous = CurrentRenderer.value
    CurrentRenderer.value = self
    defer { CurrentRenderer.value = previous }
    if !isDryRun {
      nodes.reserveCapacity(expected.nodes)
      attributes.reserveCapacity(expected.attributes)
    }
    self.environment = environment
    draw()
    if !isDryRun { expected = (nodes.count, attributes.count) }
    var rendering = Rendering()
    rendering.tree = ViewTree(nodes: nodes, attributes: attributes)
    rendering.targets = targets
    rendering.running = running
    reset()
    return rendering
  }

  /// Releases the drawn buffers, which the rendering now owns.
  private func reset() {
    nodes = []
    attributes = []
    targets = []
    running = []
    pending.removeAll(keepingCapacity: true)
    pendingStart = 0
    offering = nil
    nodeCount = 0
    depth = 0
    bodyDepth = 0
    bodyCount = 0
    isCut = false
  }
}
