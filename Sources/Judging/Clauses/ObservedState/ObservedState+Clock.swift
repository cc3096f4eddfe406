import WidgetModel

extension ObservedState {
  /// Returns true if real code may have read two clocks during a request, because the phone's clock
  /// was moved before the answer.
  ///
  /// Its dates then cannot be judged by the clock of the request. A script's dates always count
  /// from the request.
  func isBetweenClocks(_ request: RequestRecord, _ answer: TraceEvent) -> Bool {
    isRealCode && answer.wall - request.wall != answer.instant - request.instant
  }
}
