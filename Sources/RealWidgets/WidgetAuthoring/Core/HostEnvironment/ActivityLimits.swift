/// What the runtime allows an app of Live Activities.
@_spi(Hosting) public struct ActivityLimits: Hashable, Sendable {
  /// Whether the system has them.
  public var areSupported: Bool
  /// The most that an app may have (LA-05).
  public var count: Int
  /// The most bytes that attributes and state may have together (LA-01).
  public var bytes: Int

  /// Creates limits.
  public init(areSupported: Bool, count: Int, bytes: Int) {
    self.areSupported = areSupported
    self.count = count
    self.bytes = bytes
  }
}
