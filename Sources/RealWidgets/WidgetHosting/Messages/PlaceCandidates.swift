/// Where a violation may stand in the checked code, as `CodePlaces` writes places, the best first.
struct PlaceCandidates: Hashable, Sendable {
  /// Where the fault itself stands: the view, timeline or side effect that is wrong.
  var own: [String] = []

  /// What lies round the fault: the answer, the function that was asked, the widget's declaration.
  var near: [String] = []

  var isEmpty: Bool { own.isEmpty && near.isEmpty }
}
