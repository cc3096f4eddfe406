// The fonts of the text styles.

extension Font {
  /// The font of the largest titles.
  public static let largeTitle = Font(text: "largeTitle")
  /// The font of titles.
  public static let title = Font(text: "title")
  /// The font of smaller titles.
  public static let title2 = Font(text: "title2")
  /// The font of still smaller titles.
  public static let title3 = Font(text: "title3")
  /// The font of headings.
  public static let headline = Font(text: "headline")
  /// The font of headings of less weight.
  public static let subheadline = Font(text: "subheadline")
  /// The font of plain text.
  public static let body = Font(text: "body")
  /// The font of remarks.
  public static let callout = Font(text: "callout")
  /// The font of footnotes.
  public static let footnote = Font(text: "footnote")
  /// The font of captions.
  public static let caption = Font(text: "caption")
  /// The font of smaller captions.
  public static let caption2 = Font(text: "caption2")
  /// The font of titles larger than the largest.
  public static let extraLargeTitle = Font(text: "extraLargeTitle")
  /// The second font of such titles.
  public static let extraLargeTitle2 = Font(text: "extraLargeTitle2")
}
