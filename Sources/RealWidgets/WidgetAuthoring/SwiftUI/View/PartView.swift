/// A view whose type is hidden behind the closure that draws it, as the parts that styles and
/// modifiers get.
struct PartView {
  let make: @MainActor (Renderer) -> Void

  init(_ make: @escaping @MainActor (Renderer) -> Void) { self.make = make }

  init<Content: View>(of content: Content) {
    // The content stays on the thread that draws it, whichever that is.
    nonisolated(unsafe) let content = content
    make = { Content._make(content, $0) }
  }
}

extension PartView: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) { view.make(renderer) }
}
