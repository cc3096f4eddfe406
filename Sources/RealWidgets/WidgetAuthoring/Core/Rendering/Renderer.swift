import Foundation
import WidgetModel

/// Draws views: it lowers them to a ``ViewTree`` and collects what they lead to.
///
/// A renderer is used by one thread at a time and keeps its buffers, so one renderer for many
/// entries is faster than one for each. It may be called from any thread: views are isolated to the
/// main actor as on the platform, and whoever draws them arranges that nothing else runs meanwhile.
///
/// Closures of `onAppear`, `task`, `onChange`, gestures and buttons are not run, since a widget is
/// archived; they appear as attributes.
public final class Renderer: @unchecked Sendable {
  /// The most views with a body of their own that may stand one inside the other.
  @_spi(Hosting) public static let depthLimit = 200

  /// The most nodes that a rendering has.
  @_spi(Hosting) public static let nodeLimit = 5_000

  /// The most bodies that a rendering asks for.
  @_spi(Hosting) public static let bodyLimit = 50_000

  /// The values that views read with `@Environment` where the renderer stands.
  @exclusivity(unchecked) @_spi(Hosting) public internal(set) var environment = EnvironmentValues()

  @exclusivity(unchecked) var nodes: [ViewNode] = []
  @exclusivity(unchecked) var attributes: [ViewAttribute] = []
  @exclusivity(unchecked) var targets: [Rendering.Target] = []
  @exclusivity(unchecked) var running: [Rendering.RunningText] = []

  /// The sizes of the last rendering; the next one is mostly of the same view.
  @exclusivity(unchecked) private var expected = (nodes: 0, attributes: 0)

  /// What modifiers say of the nodes that come next; those below ``pendingStart`` belong to a
  /// container that stands already.
  @exclusivity(unchecked) var pending: [(name: AttributeName, value: String)] = []
  @exclusivity(unchecked) var pendingStart = 0

  /// The nodes so far, which a dry run counts without keeping them.
  @exclusivity(unchecked) var nodeCount = 0
  @exclusivity(unchecked) var isDryRun = false

  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var bodyDepth = 0
  @exclusivity(unchecked) var bodyCount = 0
  @exclusivity(unchecked) var isCut = false

  /// What one type of view keeps in state of its own, found once for each type.
  var objectStates: [ObjectIdentifier: FoundObjectState?] = [:]

  /// Creates a renderer.
  @_spi(Hosting) public init() { _ = IsolationCheck.isAnswered }

  /// Has views drawn for what their code does meanwhile: all of it runs, and no tree is kept.
  ///
  /// - Parameter draw: Draws with this renderer; its renderings are empty.
  @_spi(Hosting) public func dryRun(_ draw: () -> Void) {
    isDryRun = true
    defer { isDryRun = false }
    draw()
  }

  /// Draws what a closure makes with the renderer as the current one.
  func run(in environment: EnvironmentValues, _ draw: () -> Void) -> Rendering {
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

  /// Lets go of what was drawn, which then is whoever's who has the rendering.
  private func reset() {
    nodes = []
    attributes = []
    targets = []
    running = []
    pending.removeAll(keepingCapacity: true)
    pendingStart = 0
    nodeCount = 0
    depth = 0
    bodyDepth = 0
    bodyCount = 0
    isCut = false
  }
}
