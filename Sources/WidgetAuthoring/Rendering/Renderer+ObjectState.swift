import WidgetModel

/// A property wrapper that keeps an object in a view.
protocol ObjectState {
  /// Whether the value is an object, so that a widget's archive cannot hold it.
  static var holdsObject: Bool { get }

  /// Where the code gives the wrapper its object.
  var place: SourcePlace { get }
}

extension Renderer {
  /// Tells the stage of a view that keeps state or observes an object of its own.
  ///
  /// Source: VW-25.
  func noteObjects<Content>(of view: Content) {
    guard CurrentStage.stage != nil else { return }
    let id = ObjectIdentifier(Content.self)
    let state: FoundObjectState?
    if let known = objectStates[id] {
      state = known
    } else {
      let holder = Mirror(reflecting: view).children.lazy.compactMap {
        $0.value as? any ObjectState
      }
      .first { type(of: $0).holdsObject }
      state = holder.map { FoundObjectState(view: "\(Content.self)", place: $0.place) }
      objectStates[id] = .some(state)
    }
    if let state { CurrentStage.note(.viewStateUsed, at: state.place, state.view) }
  }
}

/// A type of view that keeps state or observes an object of its own.
struct FoundObjectState {
  /// The name of the view's type.
  let view: String
  /// Where the first such object is given.
  let place: SourcePlace
}
