import WidgetModel

// Installation and removal of the app, with the consequences for its inputs and widgets.
extension ObservedState {
  /// Returns true if the gallery has a widget (FM-08, FM-10).
  public func isInGallery(_ widget: WidgetID) -> Bool {
    phone.hasApp && phone.appWasLaunched && !phone.withdrawn.contains(widget)
  }

  /// Returns true if an input has no effect because the app, or the widget in the gallery, is
  /// missing (FM-21).
  func isNoOp(_ input: Input, at now: Instant) -> Bool {
    guard input.needsApp else { return false }
    guard phone.hasApp else { return true }
    if input.kind == .reloadCalled || input.kind == .reloadAllCalled { return !hearsCall(at: now) }
    if phone.appWasLaunched, phone.withdrawn.isEmpty, !profile.isOn(.mounting) { return false }
    return switch input {
    case .added(let id):
      placement(id).map { !isInGallery($0.placement.widget) || !fitsSurface($0.placement) } ?? false
    case .galleryOpened(let widget, _), .controls(.added(let widget)): !isInGallery(widget)
    default: false
    }
  }

  /// Returns true if a call of the app is heeded (RB-13, RB-14).
  private func hearsCall(at now: Instant) -> Bool {
    if let last = phone.lastLaunch, now - last < profile.interval(.launchDeafness) { return false }
    guard phone.isForeground, let last = phone.lastForegroundCall else { return true }
    return now - last >= profile.interval(.foregroundCallInterval)
  }

  /// Calls a function for each placed widget that an input removes with its app or its kind.
  func forEachTaken(by input: Input, _ body: (PlacementID) -> Void) {
    switch input {
    case .appInstalled(false): forEachPlacement(body)
    case .kindWithdrawn(let widget):
      forEachPlacement { if placements[$0].placement.widget == widget { body($0) } }
    default: break
    }
  }

  /// Records that a placed widget in sight learns of a new place (RB-19).
  func hearOfPlace(_ id: PlacementID) {
    if isSeen(id), placements[id].awaitsSight { placements[id].awaitsSight = false }
  }

  /// Returns true if a placed widget learns of a new place by an input, given the state before it
  /// (RB-19).
  func hearsOfPlace(_ id: PlacementID, by input: Input) -> Bool {
    guard isPresent(id) else { return false }
    let record = placements[id]
    return switch input {
    case .systemChanged(.location): isSeen(id)
    case .visible(id, true): record.awaitsSight && !phone.isLocked
    case .locked(false): record.awaitsSight && record.isVisible
    default: false
    }
  }
}
