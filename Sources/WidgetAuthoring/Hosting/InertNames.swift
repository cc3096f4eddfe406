/// The names that real code may use and that change nothing here.
@_spi(Hosting) public enum InertNames {
  /// The names with their labels.
  ///
  /// A preview says how an author wants to look at a view; a host looks at each of them anyway.
  public static let all = [
    "#Preview",
    "#Preview(as:)",
    ".previewContext(_:viewKind:)",
    ".content",
    "member .dynamicIsland",
    ".dynamicIsland(_:)",
    ".compact",
    ".expanded",
    ".minimal",
  ]
}
