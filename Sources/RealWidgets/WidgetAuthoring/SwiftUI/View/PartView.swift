/// A view erased to the closure that draws it, such as a part of a style's configuration.
struct PartView {
  let make: @MainActor (Renderer) -> Void

  init(_ make: @escaping @MainActor (Renderer) -> Void) { self.make = make }

  init<Content: View>(of content: Content) {
    // The content never leaves the thread that draws it.
    nonisolated(unsafe) let content = content
    make = { Content._make(content, $0) }
  }
}

extension PartView: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) { view.make(renderer) }
}
