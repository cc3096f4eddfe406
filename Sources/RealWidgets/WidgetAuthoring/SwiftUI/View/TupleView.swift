import WidgetModel

/// The views of a builder's closure.
///
/// A closure draws them, because a tuple would be copied view by view each time that a stack passes
/// it on.
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

  /// Draws the views in order, in a group with their number if there are more than the platform's
  /// limit of 10.
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
