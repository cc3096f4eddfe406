import Foundation

extension View {
  nonisolated func chartPart<V: View>(_ view: V) -> EnvironmentContent<Self> {
    let part = PartView(of: view)
    return changing { $0.chartAxes.parts.append(part) }
  }

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    changing { if visibility == .hidden { $0.chartAxes.x = nil } }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    changing { if visibility == .hidden { $0.chartAxes.y = nil } }
  }

  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = _AxisParts(of: content())
    return changing { $0.chartAxes.x = axis }
  }

  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = _AxisParts(of: content())
    return changing { $0.chartAxes.y = axis }
  }

  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }

  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }
}

public typealias ChartAxisContent = ChartPlotContent

extension View {
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(label))
  }

  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartPart(content())
  }

  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(label))
  }

  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartPart(content())
  }
}
