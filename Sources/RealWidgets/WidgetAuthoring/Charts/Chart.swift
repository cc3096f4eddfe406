import Foundation

/// A chart.
///
/// Its content is evaluated as on the platform. No mark is drawn: the chart is a box of the offered size that
/// tells the number of its marks.
public struct Chart<Content: ChartContent> {
  private let content: Content

  /// Creates a chart of marks.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element, told apart by its id.
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element, told apart by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// Nothing: the system draws the chart.
  public typealias Body = Never

  /// Draws a box, and beneath it the views that stand beside marks and on the axes.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    let plot = ChartPlot()
    Content._plot(view.content, plot)
    renderer.add(.canvas, text: "Chart")
    let digest = plot.count == 0 ? "" : " \(String(plot.digest, radix: 16))"
    renderer.note(.drawings, "\(plot.count)\(digest)")
    let axes = renderer.environment.chartAxes
    renderer.descend {
      for annotation in plot.annotations { PartView._make(annotation, renderer) }
      axes.x?.draw(AxisData(values: plot.x), renderer)
      axes.y?.draw(AxisData(values: plot.y), renderer)
      for part in axes.parts { PartView._make(part, renderer) }
    }
  }
}

/// What modifiers of views say of the charts beneath.
struct ChartAxes {
  var x: _AxisParts?
  var y: _AxisParts?
  /// The legends, labels and plot areas that code makes.
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
