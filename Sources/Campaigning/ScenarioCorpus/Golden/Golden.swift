import WidgetModel

/// The hand-written expectations for a scenario; unmentioned events are allowed, except
/// ``complete``.
public struct Golden: Hashable, Sendable {
  /// The kinds of which every event needs a line, so that a missing line is detected.
  public var complete: [GoldenKind]

  /// The lines in file order.
  public var lines: [GoldenLine]

  /// The changes of the file that violate no expectation, each with its reason.
  public var tolerances: [Tolerance]

  /// Creates expectations.
  public init(complete: [GoldenKind], lines: [GoldenLine], tolerances: [Tolerance] = []) {
    self.complete = complete
    self.lines = lines
    self.tolerances = tolerances
  }
}

/// The subject of a line: a kind of effect, or a thing on display for some time.
public enum GoldenKind: Hashable, Sendable {
  case effect(EventKind)
  /// A thing on display from one instant until another.
  case shown

  /// The kind of the underlying events.
  public var event: EventKind {
    switch self {
    case .effect(let kind): kind
    case .shown: .displayed
    }
  }

  /// The fields that a line may have: those of the effect, with ids replaced by their meaning.
  public var fields: [GoldenField] {
    switch self {
    case .shown: [.placement, .entry, .until]
    case .effect(let kind):
      Effect.plain(kind).map { GoldenFields.of($0).map(\.field) } ?? []
    }
  }
}

extension GoldenKind: RawRepresentable, CaseIterable {
  /// Every kind of effect, and displays.
  public static let allCases =
    EventKind.allCases.filter { Effect.plain($0) != nil }.map(GoldenKind.effect) + [.shown]

  /// Creates the kind of a word, `nil` for an unknown word.
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

/// One expectation of a golden file.
public struct GoldenLine: Hashable, Sendable {
  /// The claim of a line about its events.
  public enum Claim: Hashable, Sendable {
    /// That number of events happens at each of the line's instants, or within its interval.
    case happens(count: Int)
    case never
    /// The thing is on display at the instant.
    case shows
  }

  /// The claim about the events.
  public var claim: Claim

  /// The time of the events.
  public var time: GoldenTime

  /// The kind of the events.
  public var kind: GoldenKind

  /// The fields that must be equal, as written; other fields may have any value.
  public var fields: [GoldenField.Value]

  /// The facts and assumptions behind the expectation, such as `TL-19` and `AS-02`.
  public var facts: [String]

  /// The expectation or its calculation in words; may be empty.
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
