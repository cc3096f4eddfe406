/// The names that real code may use and that change nothing here.
@_spi(Hosting) public enum InertNames {
  /// The names with their labels.
  ///
  /// Previews of the macro expand to nothing; corners have one style; and nobody follows an intent
  /// that another one opens.
  public static let all = [
    "#Preview",
    "#Preview(as:)",
    ".continuous",
    "OpensIntent",
    "OpenURLIntent",
  ]
}
