extension Renderer {
  /// Draws a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The values that the view finds.
  /// - Returns: The tree and what its nodes lead to.
  /// - Complexity: O(nodes + attributes).
  @_spi(Hosting) public func render<Content: View>(
    _ view: Content,
    in environment: EnvironmentValues
  ) -> Rendering {
    // The static witness of an isolated requirement has no check of its own; only the type says
    // where it runs, and that is given up here, once for a whole rendering.
    typealias Isolated = @MainActor (Content, Renderer) -> Void
    typealias Free = (Content, Renderer) -> Void
    let make: Isolated = { Content._make($0, $1) }
    let free = unsafeBitCast(make, to: Free.self)
    return run(in: environment) { free(view, self) }
  }

  /// Draws a view beneath the node that was put into the tree last.
  @MainActor func descend<Content: View>(into content: Content) {
    let start = pendingStart
    pendingStart = pending.count
    depth += 1
    Content._make(content, self)
    depth -= 1
    pendingStart = start
  }

  /// Draws a view through its body, within bounds.
  @MainActor func expand<Content: View>(_ view: Content) {
    guard enterBody() else { return }
    noteObjects(of: view)
    Content.Body._make(view.body, self)
    bodyDepth -= 1
  }
}
