import Foundation

/// A size that a container offers to a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width, `nil` for the view's own.
  public var width: CGFloat?
  /// The height, `nil` for the view's own.
  public var height: CGFloat?

  /// Creates a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// As small as can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As large as can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with numbers for what is open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
