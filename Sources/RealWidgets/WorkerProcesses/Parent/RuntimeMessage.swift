/// A message that the Swift runtime prints before it stops a program, and the kind that it implies.
struct RuntimeMessage {
  var kind: CrashReport.Kind

  var text: String

  /// The module, file and line in the message, such as `Feed/Provider.swift` and 12.
  ///
  /// The backtrace has them too, but optimised code may have merged the place with others.
  var place: (file: String, line: Int)?

  /// Finds the message at the end of a process's output.
  ///
  /// It has the form `Module/File.swift:12: Fatal error: text`; the text may have several lines.
  init?(endOf output: String) {
    let said = output.said
    let labels = [": Fatal error", ": Precondition failed", ": Assertion failed"]
    let found = labels.compactMap { label in
      said.ranges(of: label).last.map { (label: label, range: $0) }
    }
    guard let (_, range) = found.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    let text = said[range.upperBound...].drop { $0 == ":" || $0 == " " }
    let line = said[..<range.lowerBound].split(separator: "\n").last ?? ""
    let label = said[range].dropFirst(2)
    self.init(String(text.isEmpty ? label : text), isLibrary: line.hasPrefix("Swift/"))
    let parts = line.split(separator: ":")
    if parts.count == 2, let number = Int(parts[1]) { place = (String(parts[0]), number) }
  }

  /// Reads the reason that an optimised build keeps in its debug information.
  init(runtimeFailure text: String) {
    self.init(text, isLibrary: true)
  }

  private init(_ text: String, isLibrary: Bool) {
    self.text = text
    let signs: [(CrashReport.Kind, [String])] = [
      (.forcedTry, ["'try!' expression"]),
      (.forcedUnwrap, ["Unexpectedly found nil", "unsafelyUnwrapped"]),
      (.indexOutOfRange, ["ndex out of range", "out of bounds", "index is out of range"]),
      (
        .overflow,
        [
          "overflow", "Division by zero", "Not enough bits", "not representable",
          "cannot be converted to", "divides by zero",
        ]
      ),
    ]
    let sign = signs.first { $0.1.contains { text.contains($0) } }
    let isOwn = !isLibrary || text == "precondition failure"
    kind = sign?.0 ?? (isOwn ? .fatalError : .trap)
  }

  /// Returns the last line printed before the runtime's note about the signal.
  static func lastLine(of output: String) -> String {
    String(output.said.split(separator: "\n").last ?? "")
  }
}

extension String {
  /// The output up to the runtime's note about the crash.
  ///
  /// On a loaded machine the runtime also reports threads that it could not stop in time.
  package var said: String {
    let end = ranges(of: "\n*** Signal ").last?.lowerBound ?? endIndex
    var lines = self[..<end].split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { $0.hasPrefix("swift-runtime: ") }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
