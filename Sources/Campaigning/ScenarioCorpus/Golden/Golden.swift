import WidgetModel

/// What the documents promise of a scenario, line by line, written by hand and never recorded.
///
/// What no line mentions is free, unless ``complete`` has its kind.
public struct Golden: Hashable, Sendable {
  /// The kinds of which every event of the run has its line, so that a missing line shows.
  public var complete: [GoldenKind]

  /// The lines in the file's order.
  public var lines: [GoldenLine]

  /// The changes of the file that make no difference to any promise, each with its reason.
  public var tolerances: [Tolerance]

  /// Creates a set of promises.
  public init(complete: [GoldenKind], lines: [GoldenLine], tolerances: [Tolerance] = []) {
    self.complete = complete
    self.lines = lines
    self.tolerances = tolerances
  }
}

/// What a line can speak of: each kind of effect, and what stands on the screen for a time.
public enum GoldenKind: String, CaseIterable, Hashable, Sendable {
  case requested, cancelled, held, dropped, granted, archived, committed, failed, displayed
  case toggled, led, reported
  /// One thing stood on display from an instant until another.
  case shown

  /// The fields that a line of the kind may have.
  public var fields: [GoldenField] {
    switch self {
    case .requested:
      [.placement, .widget, .request, .family, .configuration, .intent, .isPreview]
    case .cancelled: [.placement, .widget, .request]
    case .held: [.placement, .causes, .reason]
    case .dropped: [.placement, .causes]
    case .granted: [.placement, .causes, .charge]
    case .archived: [.placement, .renderings]
    case .committed: [.placement, .dates]
    case .failed: [.placement, .widget, .request, .reason]
    case .displayed: [.placement, .entry]
    case .toggled: [.placement, .node, .isOn]
    case .led: [.placement, .to]
    case .reported: [.placement, .notice]
    case .shown: [.placement, .entry, .until]
    }
  }
}

/// One promise of a golden file.
public struct GoldenLine: Hashable, Sendable {
  /// What a line says of its events.
  public enum Claim: Hashable, Sendable {
    /// That many events happen at each of the line's instants, or within its interval.
    case happens(count: Int)
    /// No such event happens.
    case never
    /// At the instant this stands on display.
    case shows
  }

  /// What the line says of its events.
  public var claim: Claim

  /// When.
  public var time: GoldenTime

  /// The kind of the events.
  public var kind: GoldenKind

  /// The fields that have to be equal, in written order; any value fits the others.
  public var fields: [GoldenField.Value]

  /// The facts and assumptions that promise it, such as `TL-19` or `TL-19, AS-02`.
  public var fact: String

  /// The promise or the calculation in words; may be empty.
  public var says: String

  /// Creates a line.
  public init(
    claim: Claim = .happens(count: 1),
    time: GoldenTime,
    kind: GoldenKind,
    fields: [GoldenField.Value] = [],
    fact: String,
    says: String = ""
  ) {
    self.claim = claim
    self.time = time
    self.kind = kind
    self.fields = fields
    self.fact = fact
    self.says = says
  }
}
