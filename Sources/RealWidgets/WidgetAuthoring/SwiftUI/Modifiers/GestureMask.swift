/// The gestures that a modifier lets through: that of the view itself and those of its children.
///
/// In a widget there are none.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each kind of gesture.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The added gesture alone.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the children alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
