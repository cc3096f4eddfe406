import Foundation

/// A Live Activity's presentations.
@_spi(Hosting) public protocol HostedActivity: Sendable {
  /// The name of the attributes' type.
  var attributesName: String { get }

  /// The content of a variant, one of those with which the code itself started activities and those of
  /// its previews; where there are none, one drawn up for it.
  ///
  /// - Throws: ``UndrawableActivity`` when none of these gives any.
  func content(variant: Int) async throws -> HostedActivityContent

  /// Has the process find a running activity that an earlier process started.
  ///
  /// - Parameter remains: What there is of it; ignored where the attributes are of another type or do not decode.
  func restore(_ remains: ActivityRemains)
}

/// A content of a Live Activity with the closures that draw it.
@_spi(Hosting) public struct HostedActivityContent: @unchecked Sendable {
  /// Where a content comes from.
  public enum Origin: String, CaseIterable, Sendable {
    /// The code started or updated an activity with it.
    case request
    /// A preview of the code shows it.
    case preview
    /// It was drawn up: perhaps no code can make it.
    case sampled
  }

  /// Where it comes from.
  public let origin: Origin
  /// The state as a reader sees it.
  public let text: String
  /// The bytes of attributes and content state together, encoded as JSON.
  public let size: Int
  /// The date at which it becomes stale, where attributes and state tell that date, too: an end that the code knows.
  public let knownEnd: Date?
  /// Draws the presentations by name: `lockScreen`, `expanded`, `compactLeading`,
  /// `compactTrailing`, `minimal`.
  public let draw: (Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)]
  /// Draws the presentation for a watch and a car, which knows its family.
  public let drawSmall: (Renderer, EnvironmentValues) -> Rendering
  /// Draws the presentations as fresh or as stale; `nil` where the content never becomes stale, or where code
  /// learns of it otherwise.
  public let drawAged:
    ((_ isStale: Bool, Renderer, EnvironmentValues) -> [(name: String, rendering: Rendering)])?
}

/// Why a Live Activity cannot be drawn.
@_spi(Hosting) public struct UndrawableActivity: Error, Sendable {
  /// The reason, as the end of a sentence.
  public let reason: String
}
