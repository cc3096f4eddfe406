import Foundation

extension ForEach: ChartContent where Content: ChartContent {
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    for element in content.data {
      if plot.isFull { return }
      Content._plot(content.content(element), plot)
    }
  }
}

extension ForEach where Content: ChartContent {
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(marksOf: data, content) { $0[keyPath: id] }
  }

  public nonisolated init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(marksOf: data, content) { $0.id }
  }

  public nonisolated init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(marksOf: data, content) { $0 }
  }

  private nonisolated init(
    marksOf data: Data,
    _ content: @escaping (Data.Element) -> Content,
    _ identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}
