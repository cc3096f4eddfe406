import Foundation

public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend(into: view.content)
  }
}

public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.addAttribute(.spacing, spacing.attributeText) }
    renderer.descend(into: view.content)
  }
}

public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.zStack)
    if view.alignment != .center { renderer.addAttribute(.alignment, view.alignment.text) }
    renderer.descend(into: view.content)
  }
}
