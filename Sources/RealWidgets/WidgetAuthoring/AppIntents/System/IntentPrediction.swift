import Foundation

public protocol IntentPredictionConfiguration {}

public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public let displayRepresentation: DisplayRepresentation

  /// Records only the intent's type; the closure is never called.
  public init<V>(
    parameters: KeyPath<Intent, IntentParameter<V>>,
    displayRepresentation: @escaping (V) -> DisplayRepresentation
  ) {
    self.displayRepresentation = DisplayRepresentation(stringLiteral: "\(Intent.self)")
  }

  public init<each V>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each V>>),
    displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
  ) {
    self.displayRepresentation = DisplayRepresentation(stringLiteral: "\(Intent.self)")
  }

  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {
    self.displayRepresentation = displayRepresentation()
  }
}

public struct IntentPredictions: IntentPredictionConfiguration {
  let parts: [any IntentPredictionConfiguration]
}

@resultBuilder public enum IntentPredictionsBuilder {
  public static func buildBlock<each P: IntentPredictionConfiguration>(
    _ parts: repeat each P
  ) -> IntentPredictions {
    var found: [any IntentPredictionConfiguration] = []
    for part in repeat each parts { found.append(part) }
    return IntentPredictions(parts: found)
  }
}
