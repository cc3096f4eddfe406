import WidgetModel

extension Renderer {
  /// Adds a node with the pending attributes of the modifiers around it.
  func add(
    _ kind: ViewKind,
    target: Int = 0,
    isOn: Bool = false,
    text: String = "",
    place: SourcePlace = .unknown
  ) {
    // Recursive views would otherwise fill the memory.
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
    if kind == .text, let offering, offering.passesOn(text) { addAttribute(.offered, "") }
  }

  func addAttribute(_ name: AttributeName, _ value: String) {
    guard !isDryRun else { return }
    attributes.append(ViewAttribute(name, value, of: nodeCount - 1))
  }

  func descend(_ draw: () -> Void) {
    // Attributes pending so far belong to the parent, not to its children.
    let start = pendingStart
    pendingStart = pending.count
    depth += 1
    draw()
    depth -= 1
    pendingStart = start
  }

  /// Draws the label of a link, or of a control with an intent.
  func descend(offering target: Rendering.Target?, _ draw: () -> Void) {
    let outer = offering
    offering = target
    descend(draw)
    offering = outer
  }

  /// Draws with an attribute on the nodes that come next.
  func saying(_ name: AttributeName, _ value: String, _ draw: () -> Void) {
    pending.append((name, value))
    draw()
    pending.removeLast()
  }

  func with(_ change: (inout EnvironmentValues) -> Void, _ draw: () -> Void) {
    let outer = environment
    change(&environment)
    draw()
    environment = outer
  }

  func number(_ target: Rendering.Target) -> Int {
    targets.append(target)
    return targets.count
  }

  /// Gives up the rest of the rendering; the last node states the reason.
  func cut(_ reason: String) {
    guard !isCut else { return }
    isCut = true
    guard !isDryRun else { return }
    nodes.append(ViewNode(.unknown, depth: depth, text: reason))
    nodeCount += 1
    addAttribute(.error, reason)
  }

  /// Counts one more body; returns false if a limit is reached.
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
