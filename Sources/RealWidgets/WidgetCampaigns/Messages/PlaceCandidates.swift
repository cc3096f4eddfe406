/// The likely places of a violation, in the format of `CodePlaces`, the best first.
package struct PlaceCandidates: Hashable, Sendable {
  /// The fault itself: the wrong view, timeline or side effect.
  package var own: [String] = []

  /// The surroundings of the fault: the answer, the called function, the widget's declaration.
  package var near: [String] = []

  package init(own: [String] = [], near: [String] = []) {
    self.own = own
    self.near = near
  }

  package var isEmpty: Bool { own.isEmpty && near.isEmpty }
}
