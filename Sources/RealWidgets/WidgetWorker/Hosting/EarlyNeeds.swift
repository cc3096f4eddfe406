import WidgetModel

/// The target settings that code needs while the bundle is made, as when a widget opens a store.
///
/// No request is under way then, so the first request of each case reports them.
struct EarlyNeeds {
  private var needs: [SideEffect] = []
  private var isOver = false

  private static let limit = 64

  /// Keeps a need before the process's first request; true if kept, and not to be reported now.
  mutating func keep(_ sideEffect: SideEffect, during request: RequestID) -> Bool {
    guard !isOver, request.number < 0, needs.count < Self.limit,
      sideEffect.kind == .settingFound || sideEffect.kind == .settingMissing
    else { return false }
    needs.append(sideEffect)
    return true
  }

  mutating func told() -> [SideEffect] {
    isOver = true
    return needs
  }
}
