import Foundation

/// What a Live Activity's views learn.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's name.
  public let activityID: String
  /// What never changes.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether the state is no longer good.
  public let isStale: Bool

  /// Creates a context.
  @_spi(Hosting) public init(
    activityID: String,
    attributes: Attributes,
    state: Attributes.ContentState,
    isStale: Bool
  ) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}
