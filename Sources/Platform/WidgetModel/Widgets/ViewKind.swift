/// The kind of a node in a view tree.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  case text
  case image
  case hStack
  case vStack
  case zStack
  /// A group without an appearance of its own.
  case group
  case spacer
  case divider
  /// A shape, path, color or gradient.
  case shape
  case canvas
  case link
  case button
  case toggle
  /// A progress view; allowed by VW-23.
  case progressView
  /// A gauge; allowed by VW-23.
  case gauge
  /// The `widgetURL(_:)` modifier around the nodes below it.
  case widgetURL
  /// The `containerBackground(for: .widget)` modifier around the nodes below it.
  case containerBackground
  case scrollView
  case list
  case textField
  /// An image that loads itself.
  case asyncImage
  case video
  /// A view of UIKit or AppKit in a representable.
  case representable
  /// A view that is not in the model.
  case unknown

  /// True if the platform draws the node in a widget, or `nil` if the view is not in the model.
  ///
  /// Source: VW-22, VW-23 and VW-24. Links, `widgetURL` and backgrounds have clauses of their own.
  public var isAllowed: Bool? {
    switch self {
    case .scrollView, .list, .textField, .asyncImage, .video, .representable: false
    case .unknown: nil
    default: true
    }
  }
}
