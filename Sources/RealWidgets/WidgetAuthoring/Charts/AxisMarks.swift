import Foundation

/// What an axis shows.
@MainActor @preconcurrency public protocol AxisContent {
  /// Draws the views on an axis.
  @MainActor static func _draw(_ content: Self, _ data: _AxisData, _ renderer: Renderer)
}

/// The values of a chart along one axis.
public struct _AxisData {
  let data: AxisData
}

/// Contents one after the other, as a builder makes them.
public struct _AxisParts {
  let parts: [@MainActor (_AxisData, Renderer) -> Void]

  nonisolated init(parts: [@MainActor (_AxisData, Renderer) -> Void]) { self.parts = parts }

  nonisolated init<Content: AxisContent>(of content: Content) {
    nonisolated(unsafe) let content = content
    parts = [{ Content._draw(content, $0, $1) }]
  }
}

extension _AxisParts: AxisContent {
  /// Draws the contents.
  public static func _draw(_ content: Self, _ data: _AxisData, _ renderer: Renderer) {
    for part in content.parts { part(data, renderer) }
  }

  @MainActor func draw(_ data: AxisData, _ renderer: Renderer) {
    for part in parts { part(_AxisData(data: data), renderer) }
  }
}

/// Builds what an axis shows from the statements of a closure.
@resultBuilder public enum AxisContentBuilder {
  /// A statement that is a content.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> _AxisParts {
    _AxisParts(of: content)
  }
  /// Statements one after the other.
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    _AxisParts(parts: parts.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildIf(_ parts: _AxisParts?) -> _AxisParts {
    parts ?? _AxisParts(parts: [])
  }
  /// The first branch.
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  /// The second branch.
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
  /// A branch that an availability check guards.
  public static func buildLimitedAvailability(_ parts: _AxisParts) -> _AxisParts { parts }
}

/// How marks on an axis are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = AxisMarkPreset()
  /// Outside the chart.
  public static let extended = AxisMarkPreset()
  /// Inside the chart.
  public static let inset = AxisMarkPreset()
  /// At the edges of the chart.
  public static let aligned = AxisMarkPreset()
}

/// Where an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  /// Where the system chooses.
  public static let automatic = AxisMarkPosition()
  /// Before the chart.
  public static let leading = AxisMarkPosition()
  /// After the chart.
  public static let trailing = AxisMarkPosition()
  /// Above the chart.
  public static let top = AxisMarkPosition()
  /// Below the chart.
  public static let bottom = AxisMarkPosition()
}

/// The values on an axis that no code names one by one.
public struct AxisMarkValues: Hashable, Sendable {
  /// Those that the system chooses.
  public static let automatic = AxisMarkValues()
  /// Those that the system chooses.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  /// Those that the system chooses, with a distance between them.
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  /// Those with a distance between them.
  public static func stride<P: Plottable>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues()
  }
  /// Those with a stretch of a calendar between them.
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

/// Marks at values of an axis.
///
/// Their closure is called with the values that code names, otherwise with a few of the values of the marks.
public struct AxisMarks<Content: AxisMark> {
  private let values: [Any]?
  private let content: (AxisValue) -> Content

  private nonisolated init(_ values: [Any]?, _ content: @escaping (AxisValue) -> Content) {
    self.values = values
    self.content = content
  }
}

extension AxisMarks: AxisContent {
  /// Draws the views of the marks.
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
  /// Creates marks at values that the system chooses.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {
    self.init(nil, content)
  }

  /// Creates marks at values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {
    self.init(values, content)
  }

  /// Creates marks at values that the system chooses.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(nil) { _ in content() }
  }

  /// Creates marks at values.
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

  /// Creates the usual marks at values that the system chooses.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init()
  }

  /// Creates the usual marks at values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init()
  }

  /// Creates the usual marks, with a format, at values that the system chooses.
  public nonisolated init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init()
  }

  /// Creates the usual marks, with a format, at values.
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
