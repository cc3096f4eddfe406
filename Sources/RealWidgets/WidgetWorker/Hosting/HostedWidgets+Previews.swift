import ScenarioGeneration
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

extension HostedWidgets {
  /// Draws an entry of the code's previews, whose index among the widget's is the configuration;
  /// the first request of a run evaluates all previews.
  func drawPreview(_ request: Request) {
    work(on: request) { host in
      host.announce(request, .init(.preview, ""))
      let (previews, others) = await PreviewedEntries.all(of: host.widgets)
      host.announce(request)
      let lines = previews.map { PreviewLine(widget: $0.widget, $0.family, $0.name) }
      host.previews = (lines, others)
      let own = previews.filter { $0.widget == Int(request.widget.number) }
      guard own.indices.contains(request.configuration) else {
        return host.finish(.returned, request)
      }
      let drawn = host.draw(own[request.configuration].entry, request)
      host.finish(.entry(drawn), request)
    }
  }
}
