/// What a node of a view tree is.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  /// A run of text.
  case text
  /// An image.
  case image
  /// A horizontal stack.
  case hStack
  /// A vertical stack.
  case vStack
  /// A stack in depth.
  case zStack
  /// A group without a look of its own.
  case group
  /// Flexible room.
  case spacer
  /// A line between others.
  case divider
  /// A shape, path, colour or gradient.
  case shape
  /// A canvas.
  case canvas
  /// A link to a URL.
  case link
  /// A button.
  case button
  /// A toggle.
  case toggle
  /// A progress view; allowed by VW-23.
  case progressView
  /// A gauge; allowed by VW-23.
  case gauge
  /// The `widgetURL(_:)` modifier round the nodes below it.
  case widgetURL
  /// The `containerBackground(for: .widget)` modifier round the nodes below it.
  case containerBackground
  /// A scroll view.
  case scrollView
  /// A list.
  case list
  /// A text field or other text input.
  case textField
  /// An image that loads itself.
  case asyncImage
  /// A video player.
  case video
  /// A view of UIKit or AppKit in a representable.
  case representable
  /// A view that the model does not know.
  case unknown

  /// Whether the platform draws the node in a widget; `nil` when the model does not know the view.
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
