@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A call of the code that makes the system ask again for data without a request of the simulation.
struct Invalidation {
  enum Part {
    /// The relevance of widgets (WC-10).
    case relevance
    /// The values of controls (WC-17).
    case controls
  }

  /// True while the code is being asked again; its calls are not served then, or they would never
  /// end.
  @TaskLocal static var isBeingServed = false

  let part: Part
  /// The kind, empty for all.
  let kind: String
  let request: RequestID

  /// Returns `nil` for other side effects.
  init?(_ sideEffect: SideEffect, during request: RequestID) {
    guard !Invalidation.isBeingServed else { return nil }
    switch sideEffect.kind {
    case .relevanceInvalidated: part = .relevance
    case .controlReloadCalled: part = .controls
    default: return nil
    }
    kind = sideEffect.text
    self.request = request
  }
}

extension HostedWidgets {
  /// Asks the code again for the data that it invalidated (WC-10, WC-17).
  func serve(_ invalidations: [Invalidation]) {
    for invalidation in invalidations {
      let asks = widgets.filter { invalidation.kind.isEmpty || $0.kind == invalidation.kind }
        .compactMap { invalidation.part.asking($0.code) }
      timeline.start {
        await Invalidation.$isBeingServed.withValue(true) {
          await CurrentRequest.$id.withValue(invalidation.request) {
            for ask in asks { await ask() }
          }
        }
      }
    }
  }
}

extension Invalidation.Part {
  /// Returns a call of the code, `nil` without such a part; errors are ignored, the value stays.
  fileprivate func asking(_ code: DeclaredWidget.Code) -> (@Sendable () async -> Void)? {
    switch (self, code) {
    case (.relevance, .timeline(let provider)): { await provider.relevance() }
    case (.controls, .control(let control)): { _ = try? await control.drawing() }
    default: nil
    }
  }
}
