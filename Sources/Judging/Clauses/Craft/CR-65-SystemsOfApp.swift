import WidgetModel

/// The extension runs on the systems on which its app runs.
struct SystemsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-65",
    title: "the extension runs where its app runs",
    statement: """
      The deployment target of an extension is not later than that of the app that carries it, nor than the first \
      system that has something of what the extension declares: iOS 14 for widgets, 16.1 for Live Activities.
      """,
    party: .configuration,
    rule: .cr65,
    observes: Self.kinds,
    needs: [.realCode, .deploymentTargets],
    advice: """
      Lower `IPHONEOS_DEPLOYMENT_TARGET` of the extension and guard newer API with `#available`. On the systems in \
      between the app is installed, and its gallery has no widget.
      """
  )

  static let setting = TargetSetting.deploymentTarget
}
