import WidgetModel

/// What a subject did at one input of a batch, or when it woke in between.
public struct SubjectStep: Hashable, Sendable {
  /// When it was.
  public var instant: Instant

  /// What the subject did.
  public var effects: [Effect]

  /// When it wants to be woken next, ``Instant/never`` when it waits for inputs only.
  public var nextWake: Instant

  /// Creates a step.
  public init(at instant: Instant, effects: [Effect], nextWake: Instant) {
    self.instant = instant
    self.effects = effects
    self.nextWake = nextWake
  }
}

extension SubjectStep: Archivable {
  /// Creates a step without effects.
  public init() { self.init(at: .start, effects: [], nextWake: .never) }

  /// Shows every field to an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("at", &instant.microseconds, in: .min ... .max, default: 0)
    try archive.list("effects", &effects, limit: 1_000_000)
    if archive.has("wake", nextWake < .never) {
      try archive.integer("wake", &nextWake.microseconds, in: .min ... .max, default: 0)
    }
  }
}
