// Observations that the community published.
extension FactSource {
  static let adobeDocumentation = FactSource(
    .community,
    "the documentation of a development kit by Adobe"
  )
  static let codexBarIssue2838 = FactSource(
    .community,
    "steipete/CodexBar, issue 2838",
    "https://github.com/steipete/CodexBar/issues/2838"
  )
  static let codexBarIssue3339 = FactSource(
    .community,
    "steipete/CodexBar, issue 3339",
    "https://github.com/steipete/CodexBar/issues/3339"
  )
  static let codexBarRequest2371 = FactSource(
    .community,
    "steipete/CodexBar, pull request 2371",
    "https://github.com/steipete/CodexBar/pull/2371"
  )
  static let csdnBlog = FactSource(.community, "a blog on csdn")
  static let loopIssue2170 = FactSource(.community, "issue 2170 of the project LoopKit")
  static let newsOfNovember2023 = FactSource(.community, "an article of 9to5Mac, 2023-11-15")
  static let projectLogs = FactSource(.community, "logs of public projects")
  static let projectMeasurements = FactSource(.community, "measurements in public projects")
  static let projectReports = FactSource(.community, "reports of public projects")
  static let reactNativeDocumentation = FactSource(
    .community,
    "the documentation of React Native"
  )
  static let sdkInterface = FactSource(.community, "the interface files of the SDK")
  static let widgetKitErrors = FactSource(
    .community,
    "the errors listed in the binary of WidgetKit"
  )
  static let widgetSizes = FactSource(
    .community,
    "simonbs/ios-widget-sizes",
    "https://github.com/simonbs/ios-widget-sizes"
  )
}
