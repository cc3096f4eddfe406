import WidgetModel

/// The effects of a subject at one input of a batch, or at a wake-up in between.
public struct SubjectStep: Hashable, Sendable {
  /// The instant of the step.
  public var instant: Instant

  /// The subject's effects.
  public var effects: [Effect]

  /// The instant of the next wake-up, or ``Instant/never`` if the subject only waits for inputs.
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

  /// Lists the fields for an archive.
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
