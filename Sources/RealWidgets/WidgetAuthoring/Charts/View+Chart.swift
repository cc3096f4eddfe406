import Foundation

extension View {
  /// Shows or hides the legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Sets where the legend stands.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Sets the legend.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    chartPart(content())
  }

  /// Sets how the area of the marks looks.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }

  /// Lays a view behind the chart.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }

  /// Lays a view in front of the chart.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  /// Says what a gesture on the chart does; a widget has none.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    self
  }

  /// Ties a horizontal choice to a value; in a widget nobody chooses.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Ties a horizontal choice to a range; in a widget nobody chooses.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  /// Ties a vertical choice to a value; in a widget nobody chooses.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Ties a vertical choice to a range; in a widget nobody chooses.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  /// Ties the choice of a sector to a value; in a widget nobody chooses.
  public nonisolated func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> some View {
    self
  }
}

extension View {
  /// Lets the chart scroll; in a widget nobody does.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the length of the values that are seen at once.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    self
  }

  /// Sets the length of the values that are seen at once.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    self
  }

  /// Ties the first horizontal value that is seen to a value.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Ties the first vertical value that is seen to a value.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets the first horizontal value that is seen.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Sets the first vertical value that is seen.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Sets where scrolling ends.
  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    self
  }
}
