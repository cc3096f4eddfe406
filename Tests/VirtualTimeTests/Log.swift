/// Lines that code of a simulation writes; its threads take turns, so no lock is needed.
final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}
