import Foundation

@MainActor @preconcurrency public protocol AxisContent {
  @MainActor static func _draw(_ content: Self, _ data: _AxisData, _ renderer: Renderer)
}

public struct _AxisData {
  let data: AxisData
}

public struct _AxisParts {
  let parts: [@MainActor (_AxisData, Renderer) -> Void]

  nonisolated init(parts: [@MainActor (_AxisData, Renderer) -> Void]) { self.parts = parts }

  nonisolated init<Content: AxisContent>(of content: Content) {
    // Charts are built and drawn on one thread.
    nonisolated(unsafe) let content = content
    parts = [{ Content._draw(content, $0, $1) }]
  }
}

extension _AxisParts: AxisContent {
  public static func _draw(_ content: Self, _ data: _AxisData, _ renderer: Renderer) {
    for part in content.parts { part(data, renderer) }
  }

  @MainActor func draw(_ data: AxisData, _ renderer: Renderer) {
    for part in parts { part(_AxisData(data: data), renderer) }
  }
}

@resultBuilder public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> _AxisParts {
    _AxisParts(of: content)
  }
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    _AxisParts(parts: parts.flatMap(\.parts))
  }
  public static func buildIf(_ parts: _AxisParts?) -> _AxisParts {
    parts ?? _AxisParts(parts: [])
  }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
  public static func buildLimitedAvailability(_ parts: _AxisParts) -> _AxisParts { parts }
}

public struct AxisMarkPreset: Hashable, Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
}

public struct AxisMarkPosition: Hashable, Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}

public struct AxisMarkValues: Hashable, Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  public static func stride<P: Plottable>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
}

/// The marks of an axis, for the code's values or else the first few of the chart's marks.
public struct AxisMarks<Content: AxisMark> {
  private let values: [Any]?
  private let content: (AxisValue) -> Content

  private nonisolated init(_ values: [Any]?, _ content: @escaping (AxisValue) -> Content) {
    self.values = values
    self.content = content
  }
}

extension AxisMarks: AxisContent {
  public static func _draw(_ content: Self, _ data: _AxisData, _ renderer: Renderer) {
    let values = content.values ?? data.data.automatic
    for (index, value) in values.enumerated() {
      if renderer.isCut { return }
      let place = AxisValue(index: index, count: values.count, value: value)
      Content._draw(content.content(place), renderer)
    }
  }
}

extension AxisMarks {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {
    self.init(nil, content)
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {
    self.init(values, content)
  }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(nil) { _ in content() }
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(values) { _ in content() }
  }
}

extension AxisMarks where Content == _AxisMarkParts {
  private nonisolated init() { self.init([]) { _ in _AxisMarkParts(parts: []) } }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init()
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init()
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init()
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init()
  }
}
