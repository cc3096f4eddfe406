/// The names that real code may use and that change nothing here.
@_spi(Hosting) public enum InertNames {
  /// The names with their labels.
  ///
  /// A preview's family says where an author wants to look at a view; a widget is looked at in every
  /// family anyway.
  public static let all = [
    "PreviewProvider",
    ".previewContext",
    ".previewContext(_:)",
    ".previewDisplayName",
    ".previewDisplayName(_:)",
    "WidgetPreviewContext",
    "WidgetPreviewContext(family:)",
    "WidgetPreviewContext.init",
  ]
}
