import WidgetModel

extension SeededFault {
  /// The timeline has one entry more than is advised.
  static let manyEntries = SeededFault(
    fault: .manyEntries,
    summary: "The timeline has one entry more than is advised.",
    faulty: { crowd($0[.advisedEntries] + 1, $0) },
    nearMiss: { crowd($0[.advisedEntries], $0) }
  )

  private static func crowd(_ count: Int64, _ profile: Profile) -> Widget {
    var widget = Widget.answering()
    let spacing = profile.interval(.minEntrySpacing)
    widget.timelines[0].answers[0].entries = (0..<max(0, count)).map { number in
      var entry = ScriptedEntry()
      entry.offset = spacing * number
      return entry
    }
    return widget
  }
}
