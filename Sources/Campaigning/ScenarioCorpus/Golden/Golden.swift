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
public enum GoldenKind: Hashable, Sendable {
  /// An effect of a kind.
  case effect(EventKind)
  /// One thing stood on display from an instant until another.
  case shown

  /// The kind of the events from which it is told.
  public var event: EventKind {
    switch self {
    case .effect(let kind): kind
    case .shown: .displayed
    }
  }

  /// The fields that a line of the kind may have: those of the effect, its ids told by what they name.
  public var fields: [GoldenField] {
    switch self {
    case .shown: [.placement, .entry, .until]
    case .effect(let kind):
      Effect.plain(kind).map { GoldenFields.of($0).map(\.field) } ?? []
    }
  }
}

extension GoldenKind: RawRepresentable, CaseIterable {
  /// Every kind of effect, and what is shown.
  public static let allCases =
    EventKind.allCases.filter { Effect.plain($0) != nil }.map(GoldenKind.effect) + [.shown]

  /// The kind of a word, `nil` for a word that stands for none.
  public init?(rawValue: String) {
    if rawValue == GoldenKind.shown.rawValue {
      self = .shown
    } else if let kind = EventKind(rawValue: rawValue), Effect.plain(kind) != nil {
      self = .effect(kind)
    } else {
      return nil
    }
  }

  /// The word for the kind in files.
  public var rawValue: String {
    switch self {
    case .effect(let kind): kind.rawValue
    case .shown: "shown"
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

  /// The facts and assumptions that promise it, such as `TL-19` and `AS-02`.
  public var facts: [String]

  /// The promise or the calculation in words; may be empty.
  public var says: String

  /// Creates a line.
  public init(
    claim: Claim = .happens(count: 1),
    time: GoldenTime,
    kind: GoldenKind,
    fields: [GoldenField.Value] = [],
    facts: [String],
    says: String = ""
  ) {
    self.claim = claim
    self.time = time
    self.kind = kind
    self.fields = fields
    self.facts = facts
    self.says = says
  }
}
