/// A view with another one behind or in front of it.
struct LayeredContent<Content: View, Layer: View> {
  enum Place: String {
    case background, overlay, mask, safeAreaInset
  }

  let content: Content
  let layer: Layer
  let place: Place
  let alignment: Alignment
}

extension LayeredContent: View {
  typealias Body = Never

  /// Draws both below a depth stack in drawing order; the other view has a role.
  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.zStack)
    renderer.addAttribute(.view, view.place.rawValue)
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    renderer.descend {
      // A tree lists what is behind first.
      if view.place == .background { view.makeLayer(renderer) }
      Content._make(view.content, renderer)
      if view.place != .background { view.makeLayer(renderer) }
    }
  }

  @MainActor private func makeLayer(_ renderer: Renderer) {
    renderer.pending.append((.role, place.rawValue))
    Layer._make(layer, renderer)
    renderer.pending.removeLast()
  }
}
