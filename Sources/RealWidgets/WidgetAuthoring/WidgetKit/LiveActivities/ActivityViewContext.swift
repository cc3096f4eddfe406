import Foundation

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool

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
