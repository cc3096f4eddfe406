import WidgetModel

/// The extension has the catalogs that it uses.
struct CatalogsOfExtension: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-63",
    title: "the extension has the catalogs that it uses",
    statement: """
      A color, image or text that the extension's code names, and that one of the app's catalogs \
      contains, is in one of the extension's catalogs.
      """,
    party: .configuration,
    rule: .cr63,
    observes: Self.kinds,
    needs: [.realCode, .catalogs],
    advice: """
      Add the extension to the catalog's target membership. Otherwise a color is clear, an image \
      is empty and a text is not translated. See \
      https://github.com/krelltunez/lastGLANCE/issues/300.
      """
  )

  static let setting = TargetSetting.catalogs
}
