extension ObservedState {
  /// How many things a run has made known that are spoken of by number.
  public struct Known: Hashable, Sendable {
    /// The view trees.
    public let views: Int
    /// The timelines.
    public let timelines: Int
    /// What code did besides answering.
    public let sideEffects: Int

    /// Creates the numbers.
    public init(views: Int, timelines: Int, sideEffects: Int) {
      self.views = views
      self.timelines = timelines
      self.sideEffects = sideEffects
    }
  }
}
