import Foundation

@_spi(Hosting) public protocol HostedActivity: Sendable {
  var attributesName: String { get }

  /// Returns a content of started activities, then of previews, or else a synthesized one.
  ///
  /// - Throws: ``UndrawableActivity`` if none of these gives a content.
  func content(variant: Int) async throws -> HostedActivityContent

  /// Restores an activity of an earlier process, unless its attributes do not match or decode.
  func restore(_ remains: ActivityRemains)
}

@_spi(Hosting) public struct HostedActivityContent: @unchecked Sendable {
  public enum Origin: String, CaseIterable, Sendable {
    case request
    case preview
    /// It is synthesized; possibly no code can produce it.
    case sampled
  }

  public let origin: Origin
  public let text: String
  /// The bytes of attributes and content state together, encoded as JSON.
  public let size: Int
  /// The date at which it becomes stale, if attributes or state contain that date too.
  public let knownEnd: Date?
  /// Draws `lockScreen`, `expanded`, `compactLeading`, `compactTrailing` and `minimal`, by name.
  public let draw: (Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)]
  /// Draws the presentation for a watch or a car, which has a family.
  public let drawSmall: (Renderer, EnvironmentValues) -> Rendering
  /// Draws fresh or stale; `nil` if content never becomes stale or the code itself learns of it.
  public let drawAged:
    ((_ isStale: Bool, Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)])?
}

@_spi(Hosting) public struct UndrawableActivity: Error, Sendable {
  /// The reason, phrased as the end of a sentence.
  public let reason: String
}
