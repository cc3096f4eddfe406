import WidgetModel

extension Lookahead.Coming: Archivable {
  /// Creates a wake-up at the start.
  public init() { self.init(.woke, at: .start) }

  /// Lists the fields for an archive; `timeline` only if an answer brings one.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("at", &instant.microseconds, in: .min ... .max, default: 0)
    try archive.record("input", &input)
    guard archive.has("timeline", timeline != nil) else { return }
    var brought = timeline ?? Timeline()
    try archive.record("timeline", &brought)
    timeline = brought
  }
}

extension Lookahead.Expected: Archivable {
  /// Creates an effect at the start.
  public init() { self.init(Effect(), at: .start, after: 0) }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("after", &inputs, in: 0...Int64(Int32.max), default: 0)
    try archive.integer("at", &instant.microseconds, in: .min ... .max, default: 0)
    try archive.record("effect", &effect)
  }
}
