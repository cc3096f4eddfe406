import Foundation
import WidgetModel

struct ContainerBackgroundContent<Content: View, Background: View> {
  let content: Content
  let background: Background
  let alignment: Alignment

  let place = CallPlace.here
}

extension ContainerBackgroundContent: View {
  typealias Body = Never

  /// Draws background and view below one node; the background's nodes have a role.
  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.containerBackground, place: view.place)
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    renderer.descend {
      renderer.pending.append((.role, "background"))
      Background._make(view.background, renderer)
      renderer.pending.removeLast()
      Content._make(view.content, renderer)
    }
  }
}

struct StyleView {
  let text: String
}

extension StyleView: View {
  typealias Body = Never

  static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.addAttribute(.fill, view.text)
  }
}

extension View {
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { StyleView(text: style.attributeText) }
  }

  @ViewBuilder public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    if container == .widget {
      ContainerBackgroundContent(content: self, background: content(), alignment: alignment)
    } else {
      // A widget has no other container, so that background is recorded and not drawn.
      attributed(.containerBackground, container.text)
    }
  }
}
