import Foundation

/// A chart that evaluates its content and draws a box with the number of its marks.
public struct Chart<Content: ChartContent> {
  private let content: Content

  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    let plot = ChartPlot()
    Content._plot(view.content, plot)
    renderer.add(.canvas, text: "Chart")
    let digest = plot.count == 0 ? "" : " \(String(plot.digest, radix: 16))"
    renderer.addAttribute(.drawings, "\(plot.count)\(digest)")
    let axes = renderer.environment.chartAxes
    renderer.descend {
      for annotation in plot.annotations { PartView._make(annotation, renderer) }
      axes.x?.draw(AxisData(values: plot.x), renderer)
      axes.y?.draw(AxisData(values: plot.y), renderer)
      for part in axes.parts { PartView._make(part, renderer) }
    }
  }
}

struct ChartAxes {
  var x: _AxisParts?
  var y: _AxisParts?
  var parts: [PartView] = []
}

extension EnvironmentValues {
  var chartAxes: ChartAxes {
    get { self[ChartAxesKey.self].value }
    set { self[ChartAxesKey.self] = HandedOver(value: newValue) }
  }
}

private enum ChartAxesKey: EnvironmentKey {
  static var defaultValue: HandedOver<ChartAxes> { HandedOver(value: ChartAxes()) }
}
