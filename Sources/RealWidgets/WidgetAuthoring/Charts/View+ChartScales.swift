import Foundation

extension View {
  /// Returns the view itself, as all scale modifiers do: scales are not recorded.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { self }

  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
    domain: Domain,
    range: [S],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View {
    for value in domain { _ = mapping(value) }
    return self
  }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain,
    range: [S],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(
    range: [S],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View {
    for value in domain { _ = mapping(value) }
    return self
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View {
    self
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    self
  }

  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    range: [StrokeStyle],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartLineStyleScale(
    range: [StrokeStyle],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D],
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View {
    for value in domain { _ = mapping(value) }
    return self
  }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    range: [CGFloat],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale(
    range: [CGFloat],
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    domain: [D],
    mapping: @escaping (D) -> CGFloat
  ) -> some View {
    for value in domain { _ = mapping(value) }
    return self
  }

  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    mapping: @escaping (D) -> CGFloat
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    range: Gradient,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartForegroundStyleScale(
    range: Gradient,
    type: ScaleType? = nil
  ) -> some View {
    self
  }

  public nonisolated func chartSymbolSizeScale<Bound: BinaryFloatingPoint>(
    range: ClosedRange<Bound>,
    type: ScaleType? = nil
  ) -> some View {
    self
  }
}
