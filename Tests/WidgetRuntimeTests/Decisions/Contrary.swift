import WidgetModel
import WidgetRuntime

/// The reference runtime with a deviation, from some request on.
struct Contrary: Subject {
  /// A deviation from the reference.
  enum Way: CaseIterable {
    /// Its requests leave numbers out.
    case renumbers
    /// It does not report one request.
    case conceals
    /// It wakes a second late.
    case oversleeps
    /// It asks for the same again.
    case asksTwice
  }

  private let way: Way
  private let faithful: Int
  private var requests = 0
  private var concealed: RequestID?
  private var runtime = ReferenceRuntime()

  /// Creates a runtime that follows the reference until it has made a number of requests.
  init(_ way: Way, after faithful: Int) {
    self.way = way
    self.faithful = faithful
  }

  var nextWake: Instant {
    let wake = runtime.nextWake
    guard way == .oversleeps, requests > faithful, wake < .never else { return wake }
    return wake + .seconds(1)
  }

  mutating func begin(_ setup: Setup) throws -> Hello {
    (requests, concealed) = (0, nil)
    return runtime.begin(setup)
  }

  mutating func define(_ view: ViewTree, as id: ViewID) throws { try runtime.define(view, as: id) }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try runtime.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    var input = input
    if way == .renumbers, case .answered(let id, let kind, let memory) = input {
      guard let own = own(id) else { return }
      input = .answered(own, kind, memory: memory)
    }
    var done: [Effect] = []
    try runtime.receive(input, at: now, effects: &done)
    for effect in done { report(effect, &effects) }
  }

  mutating func end() throws { runtime.end() }

  private mutating func report(_ effect: Effect, _ effects: inout [Effect]) {
    guard case .requested(let id, let kind, let subject) = effect else {
      let effect = way == .renumbers ? renumbered(effect) : effect
      if concealed == nil || concealed != request(of: effect) { effects.append(effect) }
      return
    }
    requests += 1
    switch way {
    case .renumbers: effects.append(.requested(told(id), kind, subject))
    case .conceals where requests == faithful + 1: concealed = id
    case .asksTwice where requests == faithful + 1:
      effects.append(effect)
      effects.append(.requested(RequestID(1_000_000), kind, subject))
    default: effects.append(effect)
    }
  }

  private func request(of effect: Effect) -> RequestID? {
    switch effect {
    case .cancelled(let id), .failed(let id, _), .archived(let id, _), .committed(_, let id, _): id
    default: nil
    }
  }

  private func renumbered(_ effect: Effect) -> Effect {
    switch effect {
    case .cancelled(let id): .cancelled(told(id))
    case .failed(let id, let reason): .failed(told(id), reason)
    case .archived(let id, let renderings): .archived(told(id), renderings: renderings)
    case .committed(let placement, let id, let timeline): .committed(placement, told(id), timeline)
    default: effect
    }
  }

  /// Returns the reported number of one of its requests: those after the faithful ones skip a few.
  private func told(_ id: RequestID) -> RequestID {
    Int(id.number) < faithful ? id : RequestID(Int(id.number) + 7)
  }

  /// Returns its own number for a reported one, `nil` for a request that it never made.
  private func own(_ id: RequestID) -> RequestID? {
    if Int(id.number) < faithful { return id }
    return Int(id.number) < faithful + 7 ? nil : RequestID(Int(id.number) - 7)
  }
}
