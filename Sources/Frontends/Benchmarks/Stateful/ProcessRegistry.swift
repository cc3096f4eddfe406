import PropertyTesting

/// Processes that can be registered under a name, with a bug: names of dead processes stay taken.
///
/// The shortest refutation registers and kills a process, then gives its name to a second. Source:
/// Claessen et al., "Finding Race Conditions in Erlang with QuickCheck and PULSE", 2009.
struct ProcessRegistry: StateMachine {
  struct Process: Hashable, Sendable {
    let id: Int
  }

  enum Command: Hashable, Sendable {
    case spawn
    case register(Reference<Process>, name: String)
    case unregister(name: String)
    case kill(Reference<Process>)
  }

  struct Model: Hashable, Sendable {
    var alive: [Reference<Process>] = []
    var names: [String: Reference<Process>] = [:]
  }

  struct System {
    var processes = Results<Process>()
    var spawned = 0
    var names: [String: Process] = [:]
  }

  static let names = ["a", "b", "c", "d", "e"]

  let initialModel = Model()

  let rules: [Rule<Model, Command>] = [
    Rule("spawn", .spawn),
    Rule("register", when: { !$0.alive.isEmpty }) { model, source in
      .register(
        source.reference(from: model.alive),
        name: names[source.pick(count: names.count)]
      )
    },
    Rule("unregister", when: { !$0.names.isEmpty }) { _, source in
      .unregister(name: names[source.pick(count: names.count)])
    },
    Rule("kill", when: { !$0.alive.isEmpty }) { model, source in
      .kill(source.reference(from: model.alive))
    },
  ]

  func isAllowed(_ command: Command, in model: Model) -> Bool {
    switch command {
    case .spawn, .kill: true
    case .register(let process, let name):
      model.names[name] == nil && !model.names.values.contains(process)
    case .unregister(let name): model.names[name] != nil
    }
  }

  func advance(_ model: inout Model, by command: Command, as step: Step) {
    switch command {
    case .spawn: model.alive.append(Reference(step))
    case .register(let process, let name): model.names[name] = process
    case .unregister(let name): model.names[name] = nil
    case .kill(let process):
      model.alive.removeAll { $0 == process }
      model.names = model.names.filter { $0.value != process }
    }
  }

  func makeSystem() -> System { System() }

  func perform(
    _ command: Command,
    as step: Step,
    on system: inout System,
    from model: Model
  ) -> [String] {
    switch command {
    case .spawn:
      system.processes[step] = Process(id: system.spawned)
      system.spawned += 1
    case .register(let process, let name):
      guard system.names[name] == nil else { return ["the name is taken"] }
      system.names[name] = system.processes[process]
    case .unregister(let name):
      guard system.names[name] != nil else { return ["the name is not registered"] }
      system.names[name] = nil
    case .kill: break
    }
    return []
  }
}
