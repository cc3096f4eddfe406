import WidgetModel

extension CaseReport {
  func entry(for question: AnswerQuestion) -> DrawnEntry? {
    drawnTimelines.first?.entry(at: question.clock)
  }

  /// Returns the places of calendar computations with matching results, in order.
  func places(of kind: ReckoningLine.Kind, _ isWanted: (Int64) -> Bool) -> [String] {
    reckonings.filter { $0.kind == kind && isWanted($0.number) && !$0.place.isEmpty }.map(\.place)
  }

  func places(of text: DrawnText) -> [String] {
    [text.place].filter { !$0.isEmpty } + timelinePlaces
  }

  /// Returns the places of Live Activity calls of a kind, the last first.
  func places(of kind: ActivityCallLine.Kind) -> [String] {
    activityCalls.reversed().filter { $0.kind == kind && !$0.place.isEmpty }.map(\.place)
  }

  var timelinePlaces: [String] {
    drawnTimelines.first?.places.filter { !$0.isEmpty } ?? []
  }

  var hasAsked: Bool { drawnTimelines.first?.readings.contains(where: \.isOfNetwork) ?? false }

  /// The places of the timeline's network requests, the last first.
  var loads: [String] {
    drawnTimelines.first?.readings.filter(\.isOfNetwork).reversed().map(\.place)
      .filter { !$0.isEmpty } ?? []
  }
}

extension OutsideReading {
  var isOfNetwork: Bool { name.contains("://") }
}
