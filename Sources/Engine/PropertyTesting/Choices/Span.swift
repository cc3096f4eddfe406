/// The kind of thing that a span drew, so that the shrinker exchanges like with like.
///
/// ```swift
/// extension SpanLabel {
///   static let entry = SpanLabel(100)
/// }
/// ```
///
/// Numbers below 16 are reserved for the engine.
public struct SpanLabel: Hashable, Sendable, BitwiseCopyable {
  /// The number that identifies the label; the upper half of the numbers is reserved.
  public let rawValue: UInt32

  /// Creates a label.
  ///
  /// - Precondition: `rawValue` is below 2^31.
  public init(_ rawValue: UInt32) {
    precondition(rawValue < 1 << 31, "the labels from 2^31 on are reserved for containers")
    self.rawValue = rawValue
  }

  /// True for the label of a whole list.
  package var isContainer: Bool { rawValue >> 31 == 1 }

  private init(reserved rawValue: UInt32) { self.rawValue = rawValue }

  /// The label of the list whose elements carry this label.
  public var container: SpanLabel { SpanLabel(reserved: rawValue | 1 << 31) }

  /// The label of things without a label of their own.
  public static let unnamed = SpanLabel(0)
}

/// A contiguous part of the choice sequence that drew one thing.
public struct Span: Hashable, Sendable, BitwiseCopyable {
  /// The kind of thing that was drawn.
  public let label: SpanLabel
  // 32 bits suffice for 2^30 choices, and small spans are cheap to copy.
  private var startPosition: Int32
  private var endPosition: Int32
  private var nesting: Int32
  private var leadCount: Int32

  /// The step that the span draws or refers to, in a case that consists of steps.
  var mark = StepMark.none

  package init(label: SpanLabel, start: Int, end: Int, depth: Int, lead: Int) {
    self.label = label
    startPosition = Int32(truncatingIfNeeded: start)
    endPosition = Int32(truncatingIfNeeded: end)
    nesting = Int32(truncatingIfNeeded: depth)
    leadCount = Int32(truncatingIfNeeded: lead)
  }

  /// The position of the first choice.
  public internal(set) var start: Int {
    get { Int(startPosition) }
    set { startPosition = Int32(truncatingIfNeeded: newValue) }
  }

  /// The position after the last choice.
  public package(set) var end: Int {
    get { Int(endPosition) }
    set { endPosition = Int32(truncatingIfNeeded: newValue) }
  }

  /// The number of spans around this one.
  public internal(set) var depth: Int {
    get { Int(nesting) }
    set { nesting = Int32(truncatingIfNeeded: newValue) }
  }

  /// The number of leading choices that decided that the span exists: 1 for a list element.
  public var lead: Int { Int(leadCount) }
}
