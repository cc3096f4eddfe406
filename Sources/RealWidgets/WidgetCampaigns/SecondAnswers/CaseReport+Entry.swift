import WidgetModel

extension CaseReport {
  /// The entry that its timeline shows at a question's date.
  func entry(for question: AnswerQuestion) -> DrawnEntry? {
    drawnTimelines.first?.entry(at: question.clock)
  }

  /// The places at which the code reckoned what a number is, the first one first.
  func places(of kind: ReckoningLine.Kind, _ isWanted: (Int64) -> Bool) -> [String] {
    reckonings.filter { $0.kind == kind && isWanted($0.number) && !$0.place.isEmpty }.map(\.place)
  }

  /// Where a text is made, and where the code gave the answer.
  func places(of text: DrawnText) -> [String] {
    [text.place].filter { !$0.isEmpty } + timelinePlaces
  }

  /// The places of the calls of a kind for Live Activities, the last one first.
  func places(of kind: ActivityCallLine.Kind) -> [String] {
    activityCalls.reversed().filter { $0.kind == kind && !$0.place.isEmpty }.map(\.place)
  }

  /// The places of the first timeline, best first.
  var timelinePlaces: [String] {
    drawnTimelines.first?.places.filter { !$0.isEmpty } ?? []
  }

  /// Whether the code asked the network for its timeline.
  var hasAsked: Bool { drawnTimelines.first?.readings.contains(where: \.isOfNetwork) ?? false }

  /// Where it asked the network for its timeline, the last place first.
  var loads: [String] {
    drawnTimelines.first?.readings.filter(\.isOfNetwork).reversed().map(\.place)
      .filter { !$0.isEmpty } ?? []
  }
}

extension OutsideReading {
  /// Whether it is a request over the network, whose name is its address.
  var isOfNetwork: Bool { name.contains("://") }
}
