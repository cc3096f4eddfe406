import AppIntents
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetKit

// Goal: the center gives an app the widgets that a person has placed.
@MainActor @Suite struct WidgetCenterTests {
  @Test func `the center lists placed widgets with their configurations`() async throws {
    try await onFreshHost { host in
      #expect(try await WidgetCenter.shared.currentConfigurations() == [])
      host.placedWidgets = [
        PlacedWidgetInfo(kind: "Town", family: .systemLarge, configuration: TownConfiguration()),
        PlacedWidgetInfo(kind: "City", family: .systemSmall),
      ]
      let infos = try await WidgetCenter.shared.currentConfigurations()
      #expect(infos.map(\.kind) == ["Town", "City"])
      #expect(infos.map(\.family) == [.systemLarge, .systemSmall])
      #expect(infos[0].widgetConfigurationIntent(of: TownConfiguration.self) != nil)
      #expect(infos[0].widgetConfigurationIntent(of: OtherConfiguration.self) == nil)
      #expect(infos[1].widgetConfigurationIntent(of: TownConfiguration.self) == nil)
      #expect(infos.allSatisfy { $0.configuration == nil })
    }
  }

  @Test func `a token is there once a widget that takes pushes is placed`() async {
    await onFreshHost { host in
      host.placedWidgets = [PlacedWidgetInfo(kind: "City", family: .systemSmall)]
      #expect(await WidgetCenter.shared.currentPushInfo == nil)
      host.placedWidgets.append(
        PlacedWidgetInfo(kind: "News", family: .systemSmall, isPushEnabled: true)
      )
      #expect(await WidgetCenter.shared.currentPushInfo?.token.isEmpty == false)
    }
  }
}

private struct OtherConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Another one"
}
