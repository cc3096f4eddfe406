import Foundation

extension View {
  /// Draws views with the charts beneath.
  nonisolated func chartPart<V: View>(_ view: V) -> EnvironmentContent<Self> {
    let part = PartView(of: view)
    return changing { $0.chartAxes.parts.append(part) }
  }

  /// Shows or hides the horizontal axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    changing { if visibility == .hidden { $0.chartAxes.x = nil } }
  }

  /// Shows or hides the vertical axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    changing { if visibility == .hidden { $0.chartAxes.y = nil } }
  }

  /// Sets the horizontal axis.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = _AxisParts(of: content())
    return changing { $0.chartAxes.x = axis }
  }

  /// Sets the vertical axis.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = _AxisParts(of: content())
    return changing { $0.chartAxes.y = axis }
  }

  /// Sets how the horizontal axis looks.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }

  /// Sets how the vertical axis looks.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }
}

/// An axis, to which code adds what is behind or in front.
public typealias ChartAxisContent = ChartPlotContent

extension View {
  /// Names the horizontal axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(labelKey))
  }

  /// Names the horizontal axis.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(label))
  }

  /// Names the horizontal axis.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartPart(content())
  }

  /// Names the vertical axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(labelKey))
  }

  /// Names the vertical axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartPart(Text(label))
  }

  /// Names the vertical axis.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartPart(content())
  }
}
