/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// In a half circle.
  case round
  /// In half a square.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// In a cut.
  case bevel
}
