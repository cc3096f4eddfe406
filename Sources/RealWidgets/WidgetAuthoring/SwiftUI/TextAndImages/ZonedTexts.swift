/// The texts of dates that were drawn in a time zone that code has set.
@_spi(Hosting) public enum ZonedTexts {
  /// A text in its zone.
  public struct Line: Hashable, Sendable {
    /// What was drawn.
    public let text: String
    /// The name of the zone.
    public let zone: String
  }

  nonisolated(unsafe) private static var lines: [Line]?

  /// Begins to remember such texts.
  public static func watch() { lines = [] }

  /// Gives the texts since then, in their order, and remembers no more.
  public static func endWatch() -> [Line] {
    defer { lines = nil }
    return lines ?? []
  }

  static func note(_ text: @autoclosure () -> String, in environment: EnvironmentValues) {
    guard lines != nil, let zone = environment.zoneName else { return }
    lines?.append(Line(text: text(), zone: zone))
  }
}
