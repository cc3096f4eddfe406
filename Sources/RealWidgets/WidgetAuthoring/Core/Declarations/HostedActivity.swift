import Foundation

@_spi(Hosting) public protocol HostedActivity: Sendable {
  var attributesName: String { get }

  /// Returns the content of a variant.
  ///
  /// Contents with which the code started activities come first, then those of its previews; if
  /// there are none, a content is synthesized.
  ///
  /// - Throws: ``UndrawableActivity`` if none of these gives a content.
  func content(variant: Int) async throws -> HostedActivityContent

  /// Makes an activity of an earlier process available, unless its attributes do not match or
  /// decode.
  func restore(_ remains: ActivityRemains)
}

/// A content of a Live Activity with the closures that draw it.
@_spi(Hosting) public struct HostedActivityContent: @unchecked Sendable {
  public enum Origin: String, CaseIterable, Sendable {
    /// The code started or updated an activity with it.
    case request
    /// A preview of the code shows it.
    case preview
    /// It is synthesized; possibly no code can produce it.
    case sampled
  }

  public let origin: Origin
  /// The state as text for a finding.
  public let text: String
  /// The bytes of attributes and content state together, encoded as JSON.
  public let size: Int
  /// The date at which it becomes stale, if attributes or state contain that date too.
  public let knownEnd: Date?
  /// Draws the presentations by name: `lockScreen`, `expanded`, `compactLeading`,
  /// `compactTrailing`, `minimal`.
  public let draw: (Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)]
  /// Draws the presentation for a watch or a car, which has a family.
  public let drawSmall: (Renderer, EnvironmentValues) -> Rendering
  /// Draws the presentations as fresh or stale; `nil` if the content never becomes stale, or if the
  /// code learns of it in another way.
  public let drawAged:
    ((_ isStale: Bool, Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)])?
}

@_spi(Hosting) public struct UndrawableActivity: Error, Sendable {
  /// The reason, phrased as the end of a sentence.
  public let reason: String
}
