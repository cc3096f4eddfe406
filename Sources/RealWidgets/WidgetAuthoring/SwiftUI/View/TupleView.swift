import WidgetModel

/// The views of a builder's closure, drawn by a closure, since stacks would copy a tuple each time.
public struct TupleView<T> {
  let count: Int
  let make: @MainActor (Renderer) -> Void

  /// The place of a builder with more children than the platform's limit.
  let place: SourcePlace

  init(count: Int, make: @escaping @MainActor (Renderer) -> Void) {
    self.count = count
    self.make = make
    place = count > 10 ? CallPlace.here : .unknown
  }
}

extension TupleView: View {
  public typealias Body = Never

  /// Draws the views in order; more than the platform's 10 in a group with their number.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    guard view.count > 10 else { return view.make(renderer) }
    let start = renderer.pendingStart
    renderer.pendingStart = renderer.pending.count
    renderer.add(.group, place: view.place)
    renderer.addAttribute(.children, String(view.count))
    renderer.pendingStart = start
    renderer.depth += 1
    view.make(renderer)
    renderer.depth -= 1
  }
}
