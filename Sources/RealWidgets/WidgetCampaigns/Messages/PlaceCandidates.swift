/// Where a violation may stand in the checked code, as `CodePlaces` writes places, the best first.
package struct PlaceCandidates: Hashable, Sendable {
  /// Where the fault itself stands: the view, timeline or side effect that is wrong.
  package var own: [String] = []

  /// What lies round the fault: the answer, the function that was asked, the widget's declaration.
  package var near: [String] = []

  /// Creates places, none by default.
  package init(own: [String] = [], near: [String] = []) {
    self.own = own
    self.near = near
  }

  /// Whether there is none.
  package var isEmpty: Bool { own.isEmpty && near.isEmpty }
}
