import Foundation

public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.spacer)
    if let length = view.minLength { renderer.addAttribute(.minLength, length.attributeText) }
  }
}

public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.divider)
  }
}
