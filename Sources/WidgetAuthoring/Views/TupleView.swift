/// Several views, one after the other, as the statements of a builder's closure.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let count: Int
  let make: @MainActor (T, Renderer) -> Void

  init(_ value: T, count: Int, make: @escaping @MainActor (T, Renderer) -> Void) {
    self.value = value
    self.count = count
    self.make = make
  }
}

extension TupleView: View {
  /// Nothing: the system draws the views.
  public typealias Body = Never

  /// Draws one view after the other, in a group that tells their number if it is beyond the
  /// platform's limit of 10.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    guard view.count > 10 else { return view.make(view.value, renderer) }
    let start = renderer.pendingStart
    renderer.pendingStart = renderer.pending.count
    renderer.add(.group)
    renderer.note("children", String(view.count))
    renderer.pendingStart = start
    renderer.depth += 1
    view.make(view.value, renderer)
    renderer.depth -= 1
  }
}
