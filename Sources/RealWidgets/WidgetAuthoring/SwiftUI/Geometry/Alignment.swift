import Foundation

/// The sizes by which an alignment guide places itself.
public struct ViewDimensions: Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .trailing ? width : guide == .leading ? 0 : width / 2
  }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .bottom ? height : guide == .top ? 0 : height / 2
  }
}

/// A type that names an alignment guide.
public protocol AlignmentID {
  /// Where the guide stands by default.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How views stand to one another from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Creates an alignment by a guide of one's own.
  public init(_ id: any AlignmentID.Type) { text = String(describing: id) }

  /// At the leading edge.
  public static let leading = HorizontalAlignment(text: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(text: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(text: "trailing")
  /// At the leading separator of a list's row.
  public static let listRowSeparatorLeading = HorizontalAlignment(text: "listRowSeparatorLeading")
  /// At the trailing separator of a list's row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(text: "listRowSeparatorTrailing")
}

/// How views stand to one another from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Creates an alignment by a guide of one's own.
  public init(_ id: any AlignmentID.Type) { text = String(describing: id) }

  /// At the top.
  public static let top = VerticalAlignment(text: "top")
  /// In the middle.
  public static let center = VerticalAlignment(text: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(text: "bottom")
  /// On the base line of the first text.
  public static let firstTextBaseline = VerticalAlignment(text: "firstTextBaseline")
  /// On the base line of the last text.
  public static let lastTextBaseline = VerticalAlignment(text: "lastTextBaseline")
}

/// How views stand to one another in both directions.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at the top and leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at the top and trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at the bottom and leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at the bottom and trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the base line of the first text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// On the base line of the last text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// On the base line of the first text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// On the base line of the last text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// On the base line of the first text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// On the base line of the last text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// The name as SwiftUI spells it.
  var text: String {
    switch (horizontal, vertical) {
    case (.center, .center): "center"
    case (_, .center): horizontal.text
    case (.center, _): vertical.text
    case (_, .firstTextBaseline), (_, .lastTextBaseline):
      horizontal.text + Self.capitalized(vertical.text)
    default: vertical.text + Self.capitalized(horizontal.text)
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
