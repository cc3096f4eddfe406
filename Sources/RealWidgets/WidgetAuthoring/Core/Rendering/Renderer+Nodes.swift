import WidgetModel

extension Renderer {
  /// Puts a node into the tree, with what the modifiers round it say.
  func add(
    _ kind: ViewKind,
    target: Int = 0,
    isOn: Bool = false,
    text: String = "",
    place: SourcePlace = .unknown
  ) {
    guard nodeCount < Self.nodeLimit else { return cut("more than \(Self.nodeLimit) nodes") }
    let index = nodeCount
    nodeCount += 1
    guard !isDryRun else { return }
    nodes.append(
      ViewNode(kind, depth: depth, target: target, isOn: isOn, text: text, place: place)
    )
    var next = pendingStart
    while next < pending.count {
      attributes.append(ViewAttribute(pending[next].name, pending[next].value, of: index))
      next += 1
    }
  }

  /// Says something of the node that was put into the tree last.
  func note(_ name: AttributeName, _ value: String) {
    guard !isDryRun else { return }
    attributes.append(ViewAttribute(name, value, of: nodeCount - 1))
  }

  /// Draws what stands beneath the node that was put into the tree last.
  func descend(_ draw: () -> Void) {
    let start = pendingStart
    pendingStart = pending.count
    depth += 1
    draw()
    depth -= 1
    pendingStart = start
  }

  /// Draws with something said of the nodes that come next.
  func saying(_ name: AttributeName, _ value: String, _ draw: () -> Void) {
    pending.append((name, value))
    draw()
    pending.removeLast()
  }

  /// Draws with other values in the environment.
  func with(_ change: (inout EnvironmentValues) -> Void, _ draw: () -> Void) {
    let outer = environment
    change(&environment)
    draw()
    environment = outer
  }

  /// The number of a new target.
  func number(_ target: Rendering.Target) -> Int {
    targets.append(target)
    return targets.count
  }

  /// Gives up the rest of the rendering; the last node says why.
  func cut(_ reason: String) {
    guard !isCut else { return }
    isCut = true
    guard !isDryRun else { return }
    nodes.append(ViewNode(.unknown, depth: depth, text: reason))
    nodeCount += 1
    note(.error, reason)
  }

  /// Whether one more body may be asked for.
  func enterBody() -> Bool {
    guard !isCut else { return false }
    guard bodyDepth < Self.depthLimit else {
      cut("views nested more than \(Self.depthLimit) deep")
      return false
    }
    guard bodyCount < Self.bodyLimit else {
      cut("more than \(Self.bodyLimit) views")
      return false
    }
    bodyDepth += 1
    bodyCount += 1
    return true
  }
}
