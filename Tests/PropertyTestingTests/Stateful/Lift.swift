import PropertyTesting

/// A lift of some floors, all of whose states are reported; one of the floors is broken.
struct Lift: StateMachine {
  enum Command: Hashable, Sendable {
    case up, down, open, close
  }

  struct State: Hashable, Sendable {
    var floor = 0
    var isOpen = false
  }

  let top: Int
  var broken: State?
  var reportsStates = true

  let initialModel = State()

  var rules: [Rule<State, Command>] {
    let top = top
    return [
      Rule("down", .down, weight: 8, when: { !$0.isOpen && $0.floor > 0 }),
      Rule("up", .up, when: { !$0.isOpen && $0.floor < top }),
      Rule("open", .open, weight: 4, when: { !$0.isOpen }),
      Rule("close", .close, when: { $0.isOpen }),
    ]
  }

  func advance(_ state: inout State, by command: Command, as step: Step) {
    switch command {
    case .up: state.floor += 1
    case .down: state.floor -= 1
    case .open: state.isOpen = true
    case .close: state.isOpen = false
    }
  }

  func makeSystem() -> State { State() }

  func perform(_ command: Command, as step: Step, on state: inout State, from model: State)
    -> [String]
  {
    advance(&state, by: command, as: step)
    return []
  }

  func contradictions(of system: State, with model: State) -> [String] {
    system == broken ? ["broken"] : system == model ? [] : ["elsewhere"]
  }

  func fingerprint(of state: State) -> UInt64? {
    guard reportsStates else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.combine(state.floor)
    fingerprint.combine(state.isOpen ? 1 : 0)
    return fingerprint.value
  }
}
