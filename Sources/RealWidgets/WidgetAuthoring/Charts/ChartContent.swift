import Foundation

/// The content of a chart, evaluated for its marks.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _plot(_ content: Self, _ plot: ChartPlot)
}

extension ChartContent {
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    plot.nest { Body._plot(content.body, plot) }
  }
}

extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ChartContent {}

extension Never {
  public var body: Never { preconditionFailure("nothing has a body") }
}

public final class ChartPlot {
  /// The largest number of marks and the largest depth of nesting; both are made up.
  private static let limit = (marks: 20_000, depth: 200)

  private(set) var count = 0
  private(set) var x: [Any] = []
  private(set) var y: [Any] = []
  private(set) var annotations: [PartView] = []
  /// The FNV-1a hash of the marks' kinds and values, by which drawings are compared.
  private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325
  private var depth = 0

  var isFull: Bool { count >= Self.limit.marks }

  func add(_ mark: MarkPlot) {
    guard !isFull else { return }
    count += 1
    x += mark.x
    y += mark.y
    add(mark.kind)
    for value in mark.x + mark.y + mark.other { add("\(value)") }
  }

  func add(_ text: String) {
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  func add(_ annotation: PartView) {
    if annotations.count < Self.limit.depth { annotations.append(annotation) }
  }

  /// Evaluates a body unless the chart is full or too deep.
  func nest(_ body: () -> Void) {
    // A recursive content would otherwise never end.
    guard depth < Self.limit.depth, !isFull else { return }
    depth += 1
    body()
    depth -= 1
  }
}

struct MarkPlot {
  let kind: String
  var x: [Any] = []
  var y: [Any] = []
  var other: [Any] = []
}

public struct _ChartParts {
  let parts: [@MainActor (ChartPlot) -> Void]

  nonisolated init(parts: [@MainActor (ChartPlot) -> Void]) { self.parts = parts }

  nonisolated init<Content: ChartContent>(of content: Content) {
    // Charts are built and drawn on one thread.
    nonisolated(unsafe) let content = content
    parts = [{ Content._plot(content, $0) }]
  }
}

extension _ChartParts: ChartContent {
  public typealias Body = Never

  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    for part in content.parts { part(plot) }
  }
}

public struct AnyChartContent {
  private let parts: _ChartParts

  public nonisolated init<Content: ChartContent>(_ content: Content) {
    parts = _ChartParts(of: content)
  }
}

extension AnyChartContent: ChartContent {
  public typealias Body = Never

  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    _ChartParts._plot(content.parts, plot)
  }
}

public struct Plot<Content: ChartContent> {
  private let content: Content

  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
  public typealias Body = Never

  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    Content._plot(content.content, plot)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    if let content { Wrapped._plot(content, plot) }
  }
}

@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> _ChartParts {
    _ChartParts(of: content)
  }
  public static func buildBlock(_ parts: _ChartParts...) -> _ChartParts {
    _ChartParts(parts: parts.flatMap(\.parts))
  }
  public static func buildIf(_ parts: _ChartParts?) -> _ChartParts {
    parts ?? _ChartParts(parts: [])
  }
  public static func buildEither(first: _ChartParts) -> _ChartParts { first }
  public static func buildEither(second: _ChartParts) -> _ChartParts { second }
  public static func buildLimitedAvailability(_ parts: _ChartParts) -> _ChartParts { parts }
}
