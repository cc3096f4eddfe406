import Foundation

/// A part of a mark on an axis; only the code's views are drawn, not lines, ticks or modifiers.
@MainActor @preconcurrency public protocol AxisMark {
  @MainActor static func _draw(_ mark: Self, _ renderer: Renderer)
}

extension AxisMark {
  public static func _draw(_ mark: Self, _ renderer: Renderer) {}

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  public nonisolated func font(_ font: Font?) -> some AxisMark { self }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }

  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self }
}

public struct _AxisMarkParts {
  let parts: [@MainActor (Renderer) -> Void]

  nonisolated init(parts: [@MainActor (Renderer) -> Void]) { self.parts = parts }

  nonisolated init<Mark: AxisMark>(of mark: Mark) {
    // Charts are built and drawn on one thread.
    nonisolated(unsafe) let mark = mark
    parts = [{ Mark._draw(mark, $0) }]
  }
}

extension _AxisMarkParts: AxisMark {
  public static func _draw(_ mark: Self, _ renderer: Renderer) {
    for part in mark.parts { part(renderer) }
  }
}

public struct AnyAxisMark {
  private let parts: _AxisMarkParts

  public nonisolated init<Mark: AxisMark>(_ mark: Mark) { parts = _AxisMarkParts(of: mark) }
}

extension AnyAxisMark: AxisMark {
  public static func _draw(_ mark: Self, _ renderer: Renderer) {
    _AxisMarkParts._draw(mark.parts, renderer)
  }
}

@resultBuilder public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> _AxisMarkParts {
    _AxisMarkParts(of: mark)
  }
  public static func buildBlock(_ parts: _AxisMarkParts...) -> _AxisMarkParts {
    _AxisMarkParts(parts: parts.flatMap(\.parts))
  }
  public static func buildIf(_ parts: _AxisMarkParts?) -> _AxisMarkParts {
    parts ?? _AxisMarkParts(parts: [])
  }
  public static func buildEither(first: _AxisMarkParts) -> _AxisMarkParts { first }
  public static func buildEither(second: _AxisMarkParts) -> _AxisMarkParts { second }
  public static func buildLimitedAvailability(_ parts: _AxisMarkParts) -> _AxisMarkParts { parts }
}

public struct AxisGridLine {
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

extension AxisGridLine: AxisMark {}

public struct AxisTick {
  public struct Length: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    private let text: String

    private init(text: String) { self.text = text }

    public init(integerLiteral value: Int) { self.init(text: "\(value)") }
    public init(floatLiteral value: Double) { self.init(text: "\(value)") }

    public static let automatic = Length(text: "automatic")
    public static let label = Length(text: "label")
    public static let longestLabel = Length(text: "longestLabel")
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(text: "label \(length)")
    }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(text: "longestLabel \(length)")
    }
  }

  public nonisolated init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

extension AxisTick: AxisMark {}
