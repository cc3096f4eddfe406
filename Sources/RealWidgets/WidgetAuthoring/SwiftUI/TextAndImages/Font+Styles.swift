// The fonts of the text styles.

extension Font {
  public static let largeTitle = Font(text: "largeTitle")
  public static let title = Font(text: "title")
  public static let title2 = Font(text: "title2")
  public static let title3 = Font(text: "title3")
  public static let headline = Font(text: "headline")
  public static let subheadline = Font(text: "subheadline")
  public static let body = Font(text: "body")
  public static let callout = Font(text: "callout")
  public static let footnote = Font(text: "footnote")
  public static let caption = Font(text: "caption")
  public static let caption2 = Font(text: "caption2")
  public static let extraLargeTitle = Font(text: "extraLargeTitle")
  public static let extraLargeTitle2 = Font(text: "extraLargeTitle2")
}
