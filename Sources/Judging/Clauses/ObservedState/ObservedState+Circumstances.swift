import WidgetModel

// The phone, its app and its contexts.
extension ObservedState {
  /// The causes that a reload call of the app has at this moment (AS-05).
  public var appCauses: ReloadCauses { phone.callCauses }

  /// Returns true if the gallery has a widget (FM-08, FM-10).
  public func isInGallery(_ widget: WidgetID) -> Bool { phone.isInGallery(widget) }

  /// Returns true if an input has no effect because the app, or the widget in the gallery, is
  /// missing (FM-21).
  func isNoOp(_ input: Input, at now: Instant) -> Bool {
    guard input.needsApp else { return false }
    guard phone.hasApp else { return true }
    if input.kind == .reloadCalled || input.kind == .reloadAllCalled {
      return !phone.hearsCall(at: now, profile)
    }
    if phone.appWasLaunched, phone.withdrawn.isEmpty, !profile.isOn(.mounting) { return false }
    return switch input {
    case .added(let id):
      placement(id).map {
        !isInGallery($0.placement.widget) || !setup.fitsSurface($0.placement)
      } ?? false
    case .galleryOpened(let widget, _), .controls(.added(let widget)): !isInGallery(widget)
    default: false
    }
  }

  /// Returns the existing Live Activity of a number.
  func activity(_ id: ActivityID) -> ActivityRecord? { activities.present(id) }

  /// The expected Dynamic Island; empty in landscape, if it is not shown there (LA-40).
  var expectedIsland: KnownActivities.Island {
    contexts.isIn(.landscape) && !profile.isOn(.islandInLandscape)
      ? KnownActivities.Island() : activities.expectedIsland
  }

  /// The expected presentations in the phone's contexts, computed once after each change.
  var expectedInContexts: [PresentedItem] {
    if let expected = contexts.expected { return expected }
    let items = contexts.items(
      state.pointee.placed,
      activities,
      withdrawn: phone.withdrawn,
      in: setup
    )
    contexts.expected = items
    return items
  }

  /// The small widgets on the screen.
  var smallWidgets: [PlacementID] { state.pointee.placed.small }

  /// The network and the store in words, in a run of real code in which they are unfavorable;
  /// otherwise empty.
  var circumstances: String { isRealCode ? setup.device.surroundings.words : "" }
}

// Requests.
extension ObservedState {
  /// Returns the last instant at which an answer is in time (AS-08, DL-03, WC-19).
  @inline(__always)
  func deadline(of request: RequestRecord) -> Instant {
    request.instant + timeAllowed(for: request.kind)
  }

  /// Returns true if real code may have read two clocks during a request, because the phone's clock
  /// was moved before the answer.
  ///
  /// Its dates then cannot be judged by the clock of the request. A script's dates always count
  /// from the request.
  func isBetweenClocks(_ request: RequestRecord, _ answer: TraceEvent) -> Bool {
    isRealCode && answer.wall - request.wall != answer.instant - request.instant
  }
}
