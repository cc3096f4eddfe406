/// The names that real code may use and that change nothing here.
@_spi(Hosting) public enum InertNames {
  /// The names with their labels.
  ///
  /// Previews of the macro expand to nothing; corners have one style; nobody follows an intent that
  /// another one opens; and no system listens to what an app says about its shortcuts, its controls,
  /// its recommendations and when they matter.
  public static let all = [
    "#Preview",
    "#Preview(as:)",
    ".continuous",
    "OpensIntent",
    "OpenURLIntent",
    ".updateAppShortcutParameters()",
    ".invalidateConfigurationRecommendations()",
    ".invalidateRelevance(ofKind:)",
    ".updateRelevantIntents()",
    ".currentControls()",
  ]
}
