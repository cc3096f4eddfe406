import WidgetModel

/// The extension runs on the systems on which its app runs.
struct SystemsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-65",
    title: "the extension runs where its app runs",
    statement: """
      An extension's deployment target is not later than that of the app that contains it, or than \
      the first system that has something that the extension declares if that is later: iOS 14 for \
      widgets, iOS 16.1 for Live Activities.
      """,
    party: .configuration,
    rule: .cr65,
    observes: Self.kinds,
    needs: [.realCode, .deploymentTargets],
    advice: """
      Lower the extension's `IPHONEOS_DEPLOYMENT_TARGET` and guard newer API with `#available`. On \
      the systems in between, the app can be installed but has no widget.
      """
  )

  static let setting = TargetSetting.deploymentTarget
}
