import WidgetModel

extension ObservedState {
  /// Whether real code may have read two clocks while it worked on a request: somebody moved the
  /// phone's clock before the answer came.
  ///
  /// Dates that it computed are then neither right nor wrong by the clock of the request. A script's
  /// dates are counted from the request, whatever happens to the clock.
  func isBetweenClocks(_ request: RequestRecord, _ answer: TraceEvent) -> Bool {
    isRealCode && answer.wall - request.wall != answer.instant - request.instant
  }
}
