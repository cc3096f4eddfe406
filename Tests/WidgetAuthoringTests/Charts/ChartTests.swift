import Charts
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// Goal: the content of a chart is evaluated completely, and a box says that it is not drawn.
// Method: charts as widgets write them; closures count their calls.
@MainActor @Suite struct ChartTests {
  private enum Kind: String, Plottable { case wind, sun }

  private struct Sample: Identifiable {
    let id: Int
    var kind = Kind.wind
    var date: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 3_600) }
  }

  private final class Count { var value = 0 }

  private let samples = (0..<3).map { Sample(id: $0) }

  private func tree(_ view: some View) -> ViewTree {
    Renderer().render(view, in: EnvironmentValues()).tree
  }

  private func drawings(_ view: some View) -> String? {
    tree(view).attributes.first { $0.name == .drawings }?.value
  }

  @Test func `a chart is a box with the number of its marks`() {
    let chart = Chart {
      ForEach(samples) { sample in
        BarMark(x: .value("Time", sample.date, unit: .hour), y: .value("Count", sample.id))
          .foregroundStyle(by: .value("Kind", sample.kind))
          .cornerRadius(3)
        LineMark(x: .value("Time", sample.date), y: .value("Count", sample.id))
          .interpolationMethod(.catmullRom)
          .symbol(.circle)
          .foregroundStyle(.blue.gradient)
      }
      if samples.count > 2 { RuleMark(y: .value("Limit", 2.5)).lineStyle(.init(lineWidth: 1)) }
    }
    let nodes = tree(chart).nodes
    #expect(nodes.map(\.kind) == [.canvas])
    #expect(nodes.map(\.text) == ["Chart"])
    #expect(drawings(chart)?.hasPrefix("7 ") == true)
  }

  @Test func `other values make another tree, and the same ones the same`() {
    func chart(_ value: Double) -> some View {
      Chart(samples) { PointMark(x: .value("a", $0.id), y: .value("b", value)) }
    }
    #expect(drawings(chart(1)) == drawings(chart(1)))
    #expect(drawings(chart(1)) != drawings(chart(2)))
    #expect(drawings(Chart([Sample]()) { PointMark(x: .value("a", $0.id), y: 0) }) == "0")
  }

  @Test func `annotations and labels of axes are evaluated`() {
    let count = Count()
    let chart = Chart(samples) { sample in
      SectorMark(angle: .value("a", sample.id), innerRadius: .ratio(0.5), angularInset: 1)
        .annotation(position: .overlay) { Text("note \(sample.id)") }
      AreaMark(x: .value("a", sample.date), yStart: .value("b", 0), yEnd: .value("b", sample.id))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
        if let date = value.as(Date.self) {
          AxisValueLabel { Text("at \(Int(date.timeIntervalSinceReferenceDate))") }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 50]) { value in
        let number = value.as(Double.self)
        AxisValueLabel { Text("y \(Int(number ?? -1))") }
      }
    }
    .chartOverlay { proxy in
      let _ = count.value += 1
      Text("over \(proxy.position(forX: 1) == nil ? "none" : "some")")
    }
    .chartLegend(.hidden)
    let texts = tree(chart).nodes.map(\.text).filter { !$0.isEmpty }
    for text in ["Chart", "note 2", "at 0", "at 7200", "y 50", "over none"] {
      #expect(texts.contains(text), "\(texts)")
    }
    #expect(count.value == 1)
    #expect(!tree(chart.chartYAxis(.hidden)).nodes.isEmpty)
  }

  @Test func `the usual modifiers are accepted`() {
    let chart = Chart(samples, id: \.id) { sample in
      RectangleMark(
        xStart: .value("a", 0),
        xEnd: .value("a", 1),
        yStart: .value("b", 0),
        yEnd: .value("b", 1)
      )
      .opacity(0.5).zIndex(1).offset(x: 2).accessibilityLabel("x").position(by: .value("k", "v"))
    }
    .chartXScale(domain: 0...10)
    .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 4))
    .chartForegroundStyleScale(["Wind": Color.blue, "Sun": .yellow])
    .chartForegroundStyleScale(domain: ["Wind"], range: [.blue])
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(preset: .inset, position: .trailing) }
    .chartXAxisLabel("Hours")
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3_600)
    #expect(drawings(chart)?.hasPrefix("3 ") == true)
  }
}
