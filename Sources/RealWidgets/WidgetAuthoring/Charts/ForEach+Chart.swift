import Foundation

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks of each element.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    for element in content.data {
      if plot.isFull { return }
      Content._plot(content.content(element), plot)
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks for each element, told apart by a key path.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(marksOf: data, content) { $0[keyPath: id] }
  }

  /// Makes marks for each element, told apart by its id.
  public nonisolated init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(marksOf: data, content) { $0.id }
  }

  /// Makes marks for each number of a range.
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
