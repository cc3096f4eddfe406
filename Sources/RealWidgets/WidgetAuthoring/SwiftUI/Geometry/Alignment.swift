import Foundation

public struct ViewDimensions: Sendable {
  public var width: CGFloat
  public var height: CGFloat

  /// The guide's default position; explicit guides are not evaluated here.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .trailing ? width : guide == .leading ? 0 : width / 2
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .bottom ? height : guide == .top ? 0 : height / 2
  }
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Creates an alignment that is recorded as the name of the guide's type.
  public init(_ id: any AlignmentID.Type) { text = String(describing: id) }

  public static let leading = HorizontalAlignment(text: "leading")
  public static let center = HorizontalAlignment(text: "center")
  public static let trailing = HorizontalAlignment(text: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(text: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(text: "listRowSeparatorTrailing")
}

public struct VerticalAlignment: Hashable, Sendable {
  let text: String

  init(text: String) { self.text = text }

  public init(_ id: any AlignmentID.Type) { text = String(describing: id) }

  public static let top = VerticalAlignment(text: "top")
  public static let center = VerticalAlignment(text: "center")
  public static let bottom = VerticalAlignment(text: "bottom")
  public static let firstTextBaseline = VerticalAlignment(text: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(text: "lastTextBaseline")
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

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
