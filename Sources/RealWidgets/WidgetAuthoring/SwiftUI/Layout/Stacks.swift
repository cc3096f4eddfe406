import Foundation

/// Views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
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
  /// Nothing: the system draws the row.
  public typealias Body = Never

  /// Draws the row.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.hStack)
    if view.alignment != .center { renderer.note(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.note(.spacing, spacing.attributeText) }
    renderer.descend(into: view.content)
  }
}

/// Views one below the other.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
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
  /// Nothing: the system draws the column.
  public typealias Body = Never

  /// Draws the column.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.vStack)
    if view.alignment != .center { renderer.note(.alignment, view.alignment.text) }
    if let spacing = view.spacing { renderer.note(.spacing, spacing.attributeText) }
    renderer.descend(into: view.content)
  }
}

/// Views one in front of the other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack in depth.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  /// Nothing: the system draws the stack.
  public typealias Body = Never

  /// Draws the stack.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.zStack)
    if view.alignment != .center { renderer.note(.alignment, view.alignment.text) }
    renderer.descend(into: view.content)
  }
}
