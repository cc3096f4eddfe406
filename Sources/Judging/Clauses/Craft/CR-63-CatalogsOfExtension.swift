import WidgetModel

/// The extension has the catalogues that it uses.
struct CatalogsOfExtension: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-63",
    title: "the extension has the catalogues that it uses",
    statement: """
      A colour, an image or a text that the code of the extension names, and that a catalogue of the app holds, is in \
      a catalogue of the extension.
      """,
    party: .configuration,
    rule: .cr63,
    observes: Self.kinds,
    needs: [.realCode, .catalogs],
    advice: """
      Tick the extension in the target membership of the catalogue. Without it a colour is clear, an image is empty \
      and a text is not translated. See https://github.com/krelltunez/lastGLANCE/issues/300.
      """
  )

  static let setting = TargetSetting.catalogs
}
