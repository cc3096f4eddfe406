import WidgetModel

protocol ObjectState {
  /// True if the value is an object, which a widget's archive cannot hold.
  static var holdsObject: Bool { get }
}

extension Renderer {
  /// Reports a view that keeps state or observes an object of its own (VW-25).
  func noteObjects<Content>(of view: Content) {
    guard CurrentHost.environment != nil else { return }
    let id = ObjectIdentifier(Content.self)
    let state: FoundObjectState?
    if let known = objectStates[id] {
      state = known
    } else {
      // The wrapper of `model` is stored as `_model`; the property's line is that of its accessor.
      let holder = Mirror(reflecting: view).children.first {
        ($0.value as? any ObjectState).map { type(of: $0).holdsObject } ?? false
      }
      state = holder.map { child in
        let name = String((child.label ?? "").drop { $0 == "_" })
        let place = CallPlace.function(name, of: Content.self)
        return FoundObjectState(view: "\(Content.self)", place: place)
      }
      objectStates[id] = .some(state)
    }
    if let state { CurrentHost.record(.viewStateUsed, at: state.place, state.view) }
  }
}

struct FoundObjectState {
  let view: String
  let place: SourcePlace
}
