@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A call of the code that has the runtime ask something again, for which the simulation has no request.
struct Invalidation {
  /// What is asked again.
  enum Part {
    /// When widgets matter (WC-10).
    case relevance
    /// The values of controls (WC-17).
    case controls
  }

  /// Whether the calling code is being asked again: what it calls for meanwhile is not served, or it
  /// would go on for ever.
  @TaskLocal static var isBeingServed = false

  let part: Part
  /// The kind, empty for all.
  let kind: String
  /// The request whose code called.
  let request: RequestID

  /// What a side effect calls for, `nil` if for nothing of the kind.
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
  /// Asks again what code called for.
  ///
  /// Source: WC-10, WC-17.
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
  /// What asks a widget's code, `nil` if it has no such part.
  ///
  /// What that throws concerns nobody: the value stays.
  fileprivate func asking(_ code: DeclaredWidget.Code) -> (@Sendable () async -> Void)? {
    switch (self, code) {
    case (.relevance, .timeline(let provider)): { await provider.relevance() }
    case (.controls, .control(let control)): { _ = try? await control.drawing() }
    default: nil
    }
  }
}
