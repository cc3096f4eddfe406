extension StandInStep {
  /// Methods that Foundation has only with the Objective-C runtime, by a label unique to them.
  private static let gaps: [String: (name: String, owner: String, text: String)] = [
    "selector": (
      "addObserver", "NotificationCenter",
      "func addObserver(_ observer: Any, selector: Any, name: NSNotification.Name?, "
        + "object: Any?) {}"
    ),
    "format": (
      "NSPredicate", "NSPredicate",
      "convenience init(format: String, _ arguments: Any?...) { self.init(value: true) }"
    ),
    "ascending": (
      "NSSortDescriptor", "NSSortDescriptor",
      "convenience init(key: String?, ascending: Bool) "
        + "{ self.init(keyPath: \\NSObject.description, ascending: ascending) }"
    ),
    "userInfo": (
      "scheduledTimer", "Timer",
      "@discardableResult static func scheduledTimer(timeInterval: TimeInterval, target: Any, "
        + "selector: Any, userInfo: Any?, repeats: Bool) -> Timer "
        + "{ Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }"
    ),
  ]

  /// Declares a method that this platform's Foundation lacks.
  mutating func declareGap(at index: Int, _ source: TokenizedSource) {
    let line = source.tokens[index].line
    let near = source.tokens.indices.filter { abs(source.tokens[$0].line - line) <= 6 }
    for (label, gap) in StandInStep.gaps.sorted(by: { $0.key < $1.key })
    where near.contains(where: { source.text($0) == label })
      && near.contains(where: { source.text($0) == gap.name })
    {
      declarations.declare(
        StandInMember(
          owner: gap.owner,
          name: gap.name,
          form: .verbatim(gap.text),
          origin: source.place(of: index)
        )
      )
    }
  }
}
