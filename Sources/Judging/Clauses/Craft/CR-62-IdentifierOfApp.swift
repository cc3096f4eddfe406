import WidgetModel

/// The extension's identifier begins with the app's.
struct IdentifierOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-62",
    title: "the extension's identifier begins with the app's",
    statement: """
      An extension's `PRODUCT_BUNDLE_IDENTIFIER` is its app's, followed by a period and a name, in \
      each build configuration.
      """,
    party: .configuration,
    rule: .cr62,
    observes: Self.kinds,
    needs: [.realCode, .identifiers],
    advice: """
      Derive both identifiers from one setting. An app whose extension has another prefix cannot \
      be installed. See \
      https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleidentifier.
      """
  )

  static let setting = TargetSetting.identifier
}
