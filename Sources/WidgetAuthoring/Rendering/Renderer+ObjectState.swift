/// A property wrapper that keeps an object in a view.
protocol ObjectState {
  /// Whether the value is an object, so that a widget's archive cannot hold it.
  static var holdsObject: Bool { get }
}

extension Renderer {
  /// Tells the stage of a view that keeps state or observes an object of its own.
  ///
  /// Source: VW-25.
  func noteObjects<Content>(of view: Content) {
    guard CurrentStage.stage != nil else { return }
    let id = ObjectIdentifier(Content.self)
    let name: String?
    if let known = objectStates[id] {
      name = known
    } else {
      let holds = Mirror(reflecting: view).children.contains { child in
        (type(of: child.value) as? any ObjectState.Type)?.holdsObject ?? false
      }
      name = holds ? String(describing: Content.self) : nil
      objectStates[id] = .some(name)
    }
    if let name { CurrentStage.note(.viewStateUsed, name) }
  }
}
