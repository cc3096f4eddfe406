import Foundation

/// What the system may foresee of an intent.
public protocol IntentPredictionConfiguration {}

/// A foreseen use of an intent, told by some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// How the use reads.
  public let displayRepresentation: DisplayRepresentation

  /// Describes a use by a parameter.
  public init<V>(
    parameters: KeyPath<Intent, IntentParameter<V>>,
    displayRepresentation: @escaping (V) -> DisplayRepresentation
  ) {
    self.displayRepresentation = DisplayRepresentation(stringLiteral: "\(Intent.self)")
  }

  /// Describes a use by several parameters.
  public init<each V>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each V>>),
    displayRepresentation: @escaping (repeat each V) -> DisplayRepresentation
  ) {
    self.displayRepresentation = DisplayRepresentation(stringLiteral: "\(Intent.self)")
  }

  /// Describes a use without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {
    self.displayRepresentation = displayRepresentation()
  }
}

/// Several foreseen uses.
public struct IntentPredictions: IntentPredictionConfiguration {
  let parts: [any IntentPredictionConfiguration]
}

/// Collects foreseen uses.
@resultBuilder public enum IntentPredictionsBuilder {
  /// Collects the uses of a block.
  public static func buildBlock<each P: IntentPredictionConfiguration>(
    _ parts: repeat each P
  ) -> IntentPredictions {
    var found: [any IntentPredictionConfiguration] = []
    for part in repeat each parts { found.append(part) }
    return IntentPredictions(parts: found)
  }
}
