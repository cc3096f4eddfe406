import WidgetModel

/// Several views, one after the other, as the statements of a builder's closure.
///
/// The views stand in the closure that draws them: a tuple of them would be copied view by view
/// each time that a stack passes it on.
public struct TupleView<T> {
  let count: Int
  let make: @MainActor (Renderer) -> Void

  /// Where a builder with more children than the platform's limit stands.
  let place: SourcePlace

  init(count: Int, make: @escaping @MainActor (Renderer) -> Void) {
    self.count = count
    self.make = make
    place = count > 10 ? CallPlace.here : .unknown
  }
}

extension TupleView: View {
  /// Nothing: the system draws the views.
  public typealias Body = Never

  /// Draws one view after the other, in a group that tells their number if it is beyond the
  /// platform's limit of 10.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    guard view.count > 10 else { return view.make(renderer) }
    let start = renderer.pendingStart
    renderer.pendingStart = renderer.pending.count
    renderer.add(.group, place: view.place)
    renderer.note(.children, String(view.count))
    renderer.pendingStart = start
    renderer.depth += 1
    view.make(renderer)
    renderer.depth -= 1
  }
}
