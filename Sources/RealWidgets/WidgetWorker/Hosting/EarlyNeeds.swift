import WidgetModel

/// What code needs of the target's settings while the bundle is made, as when a widget opens a store there.
///
/// No request is under way then, so that the first request of each case tells it.
struct EarlyNeeds {
  private var needs: [SideEffect] = []
  private var isOver = false

  /// The needs that are kept at most.
  private static let limit = 64

  /// Keeps a need that comes before the first request of the process.
  ///
  /// - Returns: Whether it is kept, and so nobody else's affair for now.
  mutating func keep(_ sideEffect: SideEffect, during request: RequestID) -> Bool {
    guard !isOver, request.number < 0, needs.count < Self.limit,
      sideEffect.kind == .settingFound || sideEffect.kind == .settingMissing
    else { return false }
    needs.append(sideEffect)
    return true
  }

  /// What to tell with a request, after which no need is early any more.
  mutating func told() -> [SideEffect] {
    isOver = true
    return needs
  }
}
