import Foundation
import VirtualTime
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  func environment(
    for request: Request,
    appearance: Surroundings.Appearance
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    let size = request.family.size
    values.canvasSize = CGSize(width: size.width, height: size.height)
    values.widgetFamily = WidgetFamily(request.family)
    values.widgetRenderingMode = WidgetRenderingMode(surroundings.rendering, in: request.family)
    values.widgetContentMargins = contentMargins(in: request.family)
    values.showsWidgetContainerBackground =
      values.widgetRenderingMode == .fullColor || !backgroundIsRemovable(of: request.widget)
    values.colorScheme = appearance == .dark ? .dark : .light
    values.instant = Date(timeIntervalSince1970: Double(timeline.wall) / 1_000_000)
    let ofProcess = locale == firstLocale ? ProcessSurroundings.locale : nil
    values.locale = Locale(identifier: ofProcess ?? PhoneLocale.identifier(locale))
    return values
  }

  /// Returns the environment on an always-on display, in the opposite appearance of the run (VW-18,
  /// VW-37).
  func alwaysOnEnvironment(for request: Request) -> EnvironmentValues {
    let isLight = surroundings.appearance == .light
    var values = environment(for: request, appearance: isLight ? .dark : .light)
    values.isLuminanceReduced = true
    if backgroundIsRemovable(of: request.widget) { values.showsWidgetContainerBackground = false }
    return values
  }

  /// Returns the default margins, which a widget sees even if it has disabled them (VW-20).
  ///
  /// No source gives their width; the assumed 16 points affect no verdict.
  private func contentMargins(in family: Family) -> EdgeInsets {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: EdgeInsets()
    }
  }

  /// Returns true if the system may remove a widget's background, as it does outside full colour.
  private func backgroundIsRemovable(of widget: WidgetID) -> Bool {
    let number = Int(widget.number)
    return widgets.indices.contains(number) && widgets[number].backgroundIsRemovable
  }

  var hasFullDayClock: Bool {
    Locale(identifier: PhoneLocale.identifier(locale)).hasFullDay
  }
}

extension WidgetRenderingMode {
  /// Returns the mode in which a run draws a family (VW-34).
  ///
  /// The accessory families are on the phone's Lock Screen, which is vibrant; full colour is for
  /// the system families.
  init(_ rendering: Surroundings.Rendering, in family: Family) {
    switch (rendering, family) {
    case (.fullColor, .accessoryCircular), (.fullColor, .accessoryRectangular),
      (.fullColor, .accessoryInline):
      self = .vibrant
    case (.fullColor, _): self = .fullColor
    case (.accented, _): self = .accented
    case (.vibrant, _): self = .vibrant
    }
  }
}
