extension Renderer {
  /// Draws a view in O(nodes + attributes).
  @_spi(Hosting) public func render<Content: View>(
    _ view: Content,
    in environment: EnvironmentValues
  ) -> Rendering {
    // The witness is isolated to the main actor only by its type and checks nothing at run time.
    // The cast drops that isolation, once for a whole rendering; the types differ in nothing else.
    typealias Isolated = @MainActor (Content, Renderer) -> Void
    typealias Free = (Content, Renderer) -> Void
    let make: Isolated = { Content._make($0, $1) }
    let free = unsafeBitCast(make, to: Free.self)
    return run(in: environment) { free(view, self) }
  }

  /// Draws a view below the node that was added last.
  @MainActor func descend<Content: View>(into content: Content) {
    let start = pendingStart
    pendingStart = pending.count
    depth += 1
    Content._make(content, self)
    depth -= 1
    pendingStart = start
  }

  @MainActor func expand<Content: View>(_ view: Content) {
    guard enterBody() else { return }
    noteObjects(of: view)
    Content.Body._make(view.body, self)
    bodyDepth -= 1
  }
}
