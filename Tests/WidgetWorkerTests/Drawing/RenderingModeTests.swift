import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

// Goal: the rendering mode that a view finds is one that its family has (VW-34).
@Suite struct RenderingModeTests {
  @Test(arguments: Family.allCases, Surroundings.Rendering.allCases)
  func `accessory families are never drawn in full colour`(
    family: Family,
    rendering: Surroundings.Rendering
  ) {
    let mode = WidgetRenderingMode(rendering, in: family)
    switch family {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline:
      #expect(mode == (rendering == .accented ? .accented : .vibrant))
    default:
      #expect("\(mode)" == rendering.rawValue)
    }
  }
}
