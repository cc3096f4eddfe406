/// The texts of dates that are drawn in a time zone set by the code.
@_spi(Hosting) public enum ZonedTexts {
  public struct Line: Hashable, Sendable {
    public let text: String
    public let zone: String
  }

  nonisolated(unsafe) private static var lines: [Line]?

  public static func watch() { lines = [] }

  public static func endWatch() -> [Line] {
    defer { lines = nil }
    return lines ?? []
  }

  static func record(_ text: @autoclosure () -> String, in environment: EnvironmentValues) {
    guard lines != nil, let zone = environment.zoneName else { return }
    lines?.append(Line(text: text(), zone: zone))
  }
}
