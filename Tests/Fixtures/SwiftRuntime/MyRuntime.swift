import WidgetModel

struct MyRuntime: Subject {
  var placements: [Placement] = []
  var requests = 0
  var nextWake = Instant.never

  mutating func begin(_ setup: Setup) -> Hello {
    (placements, requests) = (setup.placements, 0)
    let reported = EventKinds(.requested, .cancelled, .failed, .committed, .displayed)
    return Hello(name: "mine", version: "1", observations: reported)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) {
    guard case .added(let id) = input, let placed = placements[id] else { return }
    let subject = RequestSubject(
      widget: placed.widget,
      placement: id,
      family: placed.family,
      configuration: 0
    )
    effects.append(.requested(RequestID(requests), .placeholder, subject))
    effects.append(.displayed(id, .placeholder))
    requests += 1
  }

  func define(_ view: ViewTree, as id: ViewID) {}
  func define(_ timeline: Timeline, as id: TimelineID) {}
  func end() {}
}
