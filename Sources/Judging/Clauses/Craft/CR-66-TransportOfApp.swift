import WidgetModel

/// The extension may load what its app may load.
struct TransportOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-66",
    title: "the extension may load what its app may load",
    statement: """
      The exceptions from App Transport Security in an app's property list are also in that of an \
      extension whose code loads from the network.
      """,
    party: .configuration,
    rule: .cr66,
    observes: Self.kinds,
    needs: [.realCode, .transport],
    advice: """
      Copy `NSAppTransportSecurity` into the extension's Info.plist: each process has its own. \
      Without it, loads that work in the app fail in the widget. See \
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity.
      """
  )

  static let setting = TargetSetting.transport
}
