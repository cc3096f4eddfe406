import Foundation

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    @_spi(Hosting) set { self[WidgetFamilyKey.self] = newValue }
  }

  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    @_spi(Hosting) set { self[WidgetContentMarginsKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    @_spi(Hosting) set { self[ShowsBackgroundKey.self] = newValue }
  }

  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesKey.self] }
    set { self[SupportedActivityFamiliesKey.self] = newValue }
  }

  public var isActivityFullscreen: Bool {
    get { self[IsActivityFullscreenKey.self] }
    @_spi(Hosting) set { self[IsActivityFullscreenKey.self] = newValue }
  }

  public var isActivityUpdateReduced: Bool {
    get { self[IsActivityUpdateReducedKey.self] }
    set { self[IsActivityUpdateReducedKey.self] = newValue }
  }

  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[IsIslandLimitedKey.self] }
    @_spi(Hosting) set { self[IsIslandLimitedKey.self] = newValue }
  }
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private enum WidgetContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum ShowsLabelKey: EnvironmentKey { static let defaultValue = false }
private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }
private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private enum SupportedActivityFamiliesKey: EnvironmentKey {
  static let defaultValue: Set<ActivityFamily> = [.medium]
}
private enum IsActivityFullscreenKey: EnvironmentKey { static let defaultValue = false }
private enum IsActivityUpdateReducedKey: EnvironmentKey { static let defaultValue = false }
private enum IsIslandLimitedKey: EnvironmentKey { static let defaultValue = false }
