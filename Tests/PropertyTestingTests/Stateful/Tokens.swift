import PropertyTesting

/// A machine whose steps make tokens, join two of them, and use one up: small, with references.
///
/// The weight of a token is its number of makes; a joined one weighs as much as both. The seeded
/// faults are in how the system weighs.
struct Tokens: StateMachine {
  enum Bug: Sendable, CaseIterable {
    case none, forgetsSecond, countsSelfOnce, fourthIsLost
  }

  struct Token: Hashable, Sendable {
    var weight: Int
  }

  enum Command: Hashable, Sendable {
    case make(Int)
    case join(Reference<Token>, Reference<Token>)
    case weigh(Reference<Token>)
    case use(Reference<Token>)
  }

  struct Model: Hashable, Sendable {
    var alive: [Reference<Token>] = []
    var weights: [Reference<Token>: Int] = [:]
  }

  var bug = Bug.none

  let initialModel = Model()

  let rules: [Rule<Model, Command>] = [
    Rule("make") { _, source in .make(Int(source.draw(in: 1...20))) },
    Rule("join", when: { !$0.alive.isEmpty }) { model, source in
      .join(source.reference(from: model.alive), source.reference(from: model.alive))
    },
    Rule("weigh", when: { !$0.alive.isEmpty }) { model, source in
      .weigh(source.reference(from: model.alive))
    },
    Rule("use", when: { !$0.alive.isEmpty }) { model, source in
      .use(source.reference(from: model.alive))
    },
  ]

  func isAllowed(_ command: Command, in model: Model) -> Bool {
    // A heavy token must not be joined any more.
    guard case .join(let one, let two) = command else { return true }
    return model.weights[one, default: 0] < 50 && model.weights[two, default: 0] < 50
  }

  func advance(_ model: inout Model, by command: Command, as step: Step) {
    switch command {
    case .make(let weight):
      model.alive.append(Reference(step))
      model.weights[Reference(step)] = weight
    case .join(let one, let two):
      let weight = model.weights[one, default: 0] + model.weights[two, default: 0]
      model.alive.append(Reference(step))
      model.weights[Reference(step)] = weight
    case .weigh: break
    case .use(let token): model.alive.removeAll { $0 == token }
    }
  }

  struct System {
    var tokens = Results<Token>()
    var made = 0
  }

  func makeSystem() -> System { System() }

  func perform(
    _ command: Command,
    as step: Step,
    on system: inout System,
    from model: Model
  ) -> [String] {
    switch command {
    case .make(let weight):
      system.made += 1
      if bug == .fourthIsLost, system.made == 4 { return [] }
      system.tokens[step] = Token(weight: weight)
    case .join(let one, let two):
      guard let first = system.tokens[one], let second = system.tokens[two] else {
        return ["a token is lost"]
      }
      system.tokens[step] = Token(weight: joined(first, second, isSelf: one == two))
    case .weigh(let token):
      guard let found = system.tokens[token] else { return ["a token is lost"] }
      if found.weight != model.weights[token] { return ["another weight"] }
    case .use(let token):
      guard system.tokens[token] != nil else { return ["a token is lost"] }
    }
    return []
  }

  private func joined(_ one: Token, _ two: Token, isSelf: Bool) -> Int {
    switch bug {
    case .forgetsSecond: one.weight
    case .countsSelfOnce where isSelf: one.weight
    default: one.weight + two.weight
    }
  }
}
