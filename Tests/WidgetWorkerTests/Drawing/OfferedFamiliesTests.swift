// Goal: a widget that lists no families comes in all that the SDK it was built with knows (FM-11).
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@MainActor @Suite struct OfferedFamiliesTests {
  @Test func `a widget that lists no families comes in those of every system`() throws {
    let widget = try #require(declarations(of: BareWidget()).first)
    #expect(widget.families == nil)
    #expect(
      HostedWidgets.offeredFamilies(of: widget) == [.systemSmall, .systemMedium, .systemLarge]
    )
  }

  @Test func `a disfavored location takes no family away`() throws {
    let widget = try #require(declarations(of: DisfavoredWidget()).first)
    #expect(widget.attributes.map(\.name) == ["disfavoredLocations"])
    #expect(widget.attributes[0].value.contains("homeScreen"))
    #expect(HostedWidgets.offeredFamilies(of: widget) == [.systemSmall, .systemMedium])
  }
}

private struct DisfavoredWidget: WidgetAuthoring.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "disfavored", provider: PlaceProvider()) { _ in Text("here") }
      .supportedFamilies([.systemSmall, .systemMedium])
      .disfavoredLocations([.homeScreen], for: [.systemSmall, .systemMedium])
  }
}
