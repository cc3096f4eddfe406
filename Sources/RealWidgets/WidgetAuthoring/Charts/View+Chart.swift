import Foundation

extension View {
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    chartPart(content())
  }

  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartPart(content(ChartPlotContent()))
  }

  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }

  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ chartProxy: ChartProxy) -> V
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  /// Returns the view itself: a widget has no gestures.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    self
  }

  /// Returns the view itself: nobody selects values in a widget.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  public nonisolated func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> some View {
    self
  }
}

extension View {
  /// Returns the view itself: a widget does not scroll.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    self
  }

  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> some View {
    self
  }

  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    self
  }
}
