@_spi(Hosting) public struct ActivityLimits: Hashable, Sendable {
  public var areSupported: Bool
  /// The maximum number of activities per app (LA-05).
  public var count: Int
  /// The maximum size of attributes and state together, in bytes (LA-01).
  public var bytes: Int

  public init(areSupported: Bool, count: Int, bytes: Int) {
    self.areSupported = areSupported
    self.count = count
    self.bytes = bytes
  }
}
