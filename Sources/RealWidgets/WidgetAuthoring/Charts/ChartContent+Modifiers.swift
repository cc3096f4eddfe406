import Foundation

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
  /// Adds a value to the digest of the marks.
  nonisolated func telling(_ value: Any) -> AnnotatedChartContent<Self> {
    let text = "\(value)"
    return AnnotatedChartContent(content: self) { $0.add(text) }
  }

  /// Adds a view that is drawn with each mark.
  nonisolated func showing<V: View>(_ view: V) -> AnnotatedChartContent<Self> {
    let part = PartView(of: view)
    return AnnotatedChartContent(content: self) { $0.add(part) }
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    telling(style.attributeText)
  }

  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { telling(opacity) }

  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }

  @_disfavoredOverload
  public nonisolated func symbol<S: View>(_ symbol: S) -> some ChartContent { self }

  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    telling(value.value)
  }

  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    showing(symbol())
  }

  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { self }

  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { self }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    showing(content())
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    showing(content(AnnotationContext()))
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    showing(content())
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    showing(content(AnnotationContext()))
  }

  public nonisolated func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    self
  }

  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some ChartContent {
    self
  }

  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    self
  }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    telling(value.value)
  }

  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    telling(value.value)
  }

  public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }

  public nonisolated func offset(
    x: CGFloat = 0,
    yStart: CGFloat,
    yEnd: CGFloat
  ) -> some ChartContent {
    self
  }

  public nonisolated func offset(
    xStart: CGFloat,
    xEnd: CGFloat,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }

  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }

  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }

  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    self
  }

  public nonisolated func compositingLayer() -> some ChartContent { self }
}

extension ChartContent {
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some ChartContent {
    self
  }
}
