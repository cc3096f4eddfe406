import Foundation

/// A part of a mark on an axis, such as a label.
@MainActor @preconcurrency public protocol AxisMark {
  /// Draws the views of the part.
  @MainActor static func _draw(_ mark: Self, _ renderer: Renderer)
}

extension AxisMark {
  /// Draws nothing.
  public static func _draw(_ mark: Self, _ renderer: Renderer) {}

  /// Sets the style of the part.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// Sets the font of the part.
  public nonisolated func font(_ font: Font?) -> some AxisMark { self }

  /// Moves the part.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

  /// Moves the part.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self }
}

/// Parts one after the other, as a builder makes them.
public struct _AxisMarkParts {
  let parts: [@MainActor (Renderer) -> Void]

  nonisolated init(parts: [@MainActor (Renderer) -> Void]) { self.parts = parts }

  nonisolated init<Mark: AxisMark>(of mark: Mark) {
    nonisolated(unsafe) let mark = mark
    parts = [{ Mark._draw(mark, $0) }]
  }
}

extension _AxisMarkParts: AxisMark {
  /// Draws the parts.
  public static func _draw(_ mark: Self, _ renderer: Renderer) {
    for part in mark.parts { part(renderer) }
  }
}

/// A part whose type is hidden.
public struct AnyAxisMark {
  private let parts: _AxisMarkParts

  /// Hides the type of a part.
  public nonisolated init<Mark: AxisMark>(_ mark: Mark) { parts = _AxisMarkParts(of: mark) }
}

extension AnyAxisMark: AxisMark {
  /// Draws the part.
  public static func _draw(_ mark: Self, _ renderer: Renderer) {
    _AxisMarkParts._draw(mark.parts, renderer)
  }
}

/// Builds the parts of a mark on an axis from the statements of a closure.
@resultBuilder public enum AxisMarkBuilder {
  /// A statement that is a part.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> _AxisMarkParts {
    _AxisMarkParts(of: mark)
  }
  /// Statements one after the other.
  public static func buildBlock(_ parts: _AxisMarkParts...) -> _AxisMarkParts {
    _AxisMarkParts(parts: parts.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildIf(_ parts: _AxisMarkParts?) -> _AxisMarkParts {
    parts ?? _AxisMarkParts(parts: [])
  }
  /// The first branch.
  public static func buildEither(first: _AxisMarkParts) -> _AxisMarkParts { first }
  /// The second branch.
  public static func buildEither(second: _AxisMarkParts) -> _AxisMarkParts { second }
  /// A branch that an availability check guards.
  public static func buildLimitedAvailability(_ parts: _AxisMarkParts) -> _AxisMarkParts { parts }
}

/// A line across the chart.
public struct AxisGridLine {
  /// Creates a line.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

extension AxisGridLine: AxisMark {}

/// A short line on an axis.
public struct AxisTick {
  /// The length of a short line.
  public struct Length: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    private let text: String

    private init(text: String) { self.text = text }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { self.init(text: "\(value)") }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { self.init(text: "\(value)") }

    /// The length that the system chooses.
    public static let automatic = Length(text: "automatic")
    /// As long as the label.
    public static let label = Length(text: "label")
    /// As long as the longest label.
    public static let longestLabel = Length(text: "longestLabel")
    /// As long as the label and more.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(text: "label \(length)")
    }
    /// As long as the longest label and more.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(text: "longestLabel \(length)")
    }
  }

  /// Creates a short line.
  public nonisolated init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// Creates a short line.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

extension AxisTick: AxisMark {}
