import PropertyTesting

/// Finds the minimum number of steps that makes a machine fail, by trying all of them.
///
/// Breadth first over the states of model and system together, each once: an exhaustive proof for
/// the commands given, up to the limit.
struct ShortestRefutation<Machine: StateMachine, Key: Hashable> {
  let machine: Machine
  let commands: (Machine.Model, Step) -> [Machine.Command]
  let key: (Machine.Model, Machine.System) -> Key

  /// Returns the number of steps of the shortest failing list of commands, and the number of lists
  /// of that length; `nil` if there is none up to the limit.
  ///
  /// Lists that lead to the same states on the way count once.
  func find(limit: Int) -> (steps: Int, ways: Int)? {
    var seen: Set<Key> = []
    var level = [(machine.initialModel, machine.makeSystem())]
    for count in 1...limit {
      var next: [(Machine.Model, Machine.System)] = []
      var ways = 0
      let step = Step(count - 1)
      for (model, system) in level {
        for command in commands(model, step) where isEnabled(command, model) {
          var (newModel, newSystem) = (model, system)
          if !machine.perform(command, as: step, on: &newSystem, from: model).isEmpty {
            ways += 1
            continue
          }
          machine.advance(&newModel, by: command, as: step)
          if seen.insert(key(newModel, newSystem)).inserted { next.append((newModel, newSystem)) }
        }
      }
      if ways > 0 { return (count, ways) }
      level = next
    }
    return nil
  }

  private func isEnabled(_ command: Machine.Command, _ model: Machine.Model) -> Bool {
    machine.isAllowed(command, in: model)
  }
}
