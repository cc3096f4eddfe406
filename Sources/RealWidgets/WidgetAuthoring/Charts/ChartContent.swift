import Foundation

/// A part of what a chart shows.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent

  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the content's marks to those of a chart.
  @MainActor static func _plot(_ content: Self, _ plot: ChartPlot)
}

extension ChartContent {
  /// Adds the marks of the body.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    plot.nest { Body._plot(content.body, plot) }
  }
}

extension ChartContent where Body == Never {
  /// Nothing: the content consists of marks.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ChartContent {}

extension Never {
  /// Nothing, since there is neither such a view nor such a content.
  public var body: Never { preconditionFailure("nothing has a body") }
}

/// The marks of a chart, collected while its content is evaluated.
public final class ChartPlot {
  /// The largest number of marks, and the largest depth of contents.
  private static let limit = (marks: 20_000, depth: 200)

  private(set) var count = 0
  private(set) var x: [Any] = []
  private(set) var y: [Any] = []
  private(set) var annotations: [PartView] = []
  /// Tells the values of the marks apart from others (FNV-1a).
  private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325
  private var depth = 0

  /// Whether there are as many marks as a chart may have.
  var isFull: Bool { count >= Self.limit.marks }

  /// Adds a mark.
  func add(_ mark: MarkPlot) {
    guard !isFull else { return }
    count += 1
    x += mark.x
    y += mark.y
    add(mark.kind)
    for value in mark.x + mark.y + mark.other { add("\(value)") }
  }

  /// Adds a text to what tells marks apart.
  func add(_ text: String) {
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a view that stands beside a mark.
  func add(_ annotation: PartView) {
    if annotations.count < Self.limit.depth { annotations.append(annotation) }
  }

  /// Evaluates a body, within bounds.
  func nest(_ body: () -> Void) {
    guard depth < Self.limit.depth, !isFull else { return }
    depth += 1
    body()
    depth -= 1
  }
}

/// One mark with its values.
struct MarkPlot {
  let kind: String
  var x: [Any] = []
  var y: [Any] = []
  var other: [Any] = []
}

/// Contents one after the other, as a builder makes them.
public struct _ChartParts {
  let parts: [@MainActor (ChartPlot) -> Void]

  nonisolated init(parts: [@MainActor (ChartPlot) -> Void]) { self.parts = parts }

  nonisolated init<Content: ChartContent>(of content: Content) {
    // The content stays on the thread that draws it, whichever that is.
    nonisolated(unsafe) let content = content
    parts = [{ Content._plot(content, $0) }]
  }
}

extension _ChartParts: ChartContent {
  /// Nothing: the content consists of parts.
  public typealias Body = Never

  /// Adds the marks of the parts.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    for part in content.parts { part(plot) }
  }
}

/// A content whose type is hidden.
public struct AnyChartContent {
  private let parts: _ChartParts

  /// Hides the type of a content.
  public nonisolated init<Content: ChartContent>(_ content: Content) {
    parts = _ChartParts(of: content)
  }
}

extension AnyChartContent: ChartContent {
  /// Nothing: the content consists of another one.
  public typealias Body = Never

  /// Adds the marks of the content.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    _ChartParts._plot(content.parts, plot)
  }
}

/// Contents that modifiers treat alike.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Creates a group of contents.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
  /// Nothing: the content consists of others.
  public typealias Body = Never

  /// Adds the marks of the contents.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    Content._plot(content.content, plot)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Adds the marks of the content, if there is one.
  public static func _plot(_ content: Self, _ plot: ChartPlot) {
    if let content { Wrapped._plot(content, plot) }
  }
}

/// Builds what a chart shows from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
  /// A statement that is a content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> _ChartParts {
    _ChartParts(of: content)
  }
  /// Statements one after the other.
  public static func buildBlock(_ parts: _ChartParts...) -> _ChartParts {
    _ChartParts(parts: parts.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildIf(_ parts: _ChartParts?) -> _ChartParts {
    parts ?? _ChartParts(parts: [])
  }
  /// The first branch.
  public static func buildEither(first: _ChartParts) -> _ChartParts { first }
  /// The second branch.
  public static func buildEither(second: _ChartParts) -> _ChartParts { second }
  /// A branch that an availability check guards.
  public static func buildLimitedAvailability(_ parts: _ChartParts) -> _ChartParts { parts }
}
