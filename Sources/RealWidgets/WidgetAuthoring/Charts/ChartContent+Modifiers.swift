import Foundation

/// A content with views beside its marks, or with values that tell it apart.
struct AnnotatedChartContent<Content: ChartContent> {
  let content: Content
  let add: @MainActor (ChartPlot) -> Void
}

extension AnnotatedChartContent: ChartContent {
  typealias Body = Never

  static func _plot(_ content: Self, _ plot: ChartPlot) {
    let count = plot.count
    Content._plot(content.content, plot)
    if plot.count > count { content.add(plot) }
  }
}

extension ChartContent {
  /// Adds a value that tells the marks apart.
  nonisolated func telling(_ value: Any) -> AnnotatedChartContent<Self> {
    let text = "\(value)"
    return AnnotatedChartContent(content: self) { $0.add(text) }
  }

  /// Adds a view that the marks come with.
  nonisolated func showing<V: View>(_ view: V) -> AnnotatedChartContent<Self> {
    let part = PartView(of: view)
    return AnnotatedChartContent(content: self) { $0.add(part) }
  }

  /// Sets the style of the marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    telling(style.attributeText)
  }

  /// Sets the style of the marks by a value.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  /// Sets how opaque the marks are.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { telling(opacity) }

  /// Sets how a line gets from one point to the next.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }

  /// Sets the form of points.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  /// Sets the form of points.
  @_disfavoredOverload
  public nonisolated func symbol<S: View>(_ symbol: S) -> some ChartContent { self }

  /// Sets the form of points by a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    telling(value.value)
  }

  /// Sets the view of points.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    showing(symbol())
  }

  /// Sets the area of points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  /// Sets the size of points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { self }

  /// Sets the size of points by a value.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    showing(content())
  }

  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    showing(content(AnnotationContext()))
  }

  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    showing(content())
  }

  /// Puts a view beside each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    showing(content(AnnotationContext()))
  }

  /// Rounds the corners of the marks.
  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    self
  }

  /// Cuts the marks off outside a form.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some ChartContent {
    self
  }

  /// Covers the marks with another content.
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    self
  }

  /// Sets the style of lines.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  /// Sets the style of lines by a value.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  /// Puts marks beside each other by a value.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    telling(value.value)
  }

  /// Sets what stands in front.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }

  /// Moves the marks.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// Moves the marks.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }

  /// Moves the ends of the marks.
  public nonisolated func offset(
    x: CGFloat = 0,
    yStart: CGFloat,
    yEnd: CGFloat
  ) -> some ChartContent {
    self
  }

  /// Moves the ends of the marks.
  public nonisolated func offset(
    xStart: CGFloat,
    xEnd: CGFloat,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }

  /// Makes the marks less sharp.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }

  /// Puts a shadow behind the marks.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }

  /// Sets how styles stretch over the chart.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    self
  }

  /// Draws the marks into one layer.
  public nonisolated func compositingLayer() -> some ChartContent { self }
}

extension ChartContent {
  /// Names the marks for a screen reader.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Names the marks for a screen reader.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Names the marks for a screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self
  }

  /// Tells the value of the marks to a screen reader.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Tells the value of the marks to a screen reader.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Tells the value of the marks to a screen reader.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self
  }

  /// Hides the marks from a screen reader.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Names the marks for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some ChartContent {
    self
  }
}
