// Goal: a widget that lists no families comes in all that the SDK it was built with knows (FM-11).
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetHosting
@testable import WidgetTrials

@MainActor @Suite struct OfferedFamiliesTests {
  @Test func `a widget that lists no families comes in those of every system`() throws {
    let widget = try #require(declarations(of: BareWidget()).first)
    #expect(widget.families == nil)
    #expect(
      HostedWidgets.offeredFamilies(of: widget) == [.systemSmall, .systemMedium, .systemLarge]
    )
  }
}
