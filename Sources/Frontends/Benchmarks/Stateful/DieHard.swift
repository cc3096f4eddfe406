import PropertyTesting

/// Two jugs of 3 and 5 litres and a tap; the property is that the big one never holds 4 litres.
struct DieHard: StateMachine {
  struct Jugs: Hashable, Sendable {
    var small = 0
    var big = 0
  }

  enum Command: Hashable, Sendable {
    case fillSmall, fillBig, emptySmall, emptyBig, pourSmallIntoBig, pourBigIntoSmall
  }

  let initialModel = Jugs()

  let rules: [Rule<Jugs, Command>] = [
    Rule("fill the small jug", .fillSmall), Rule("fill the big jug", .fillBig),
    Rule("empty the small jug", .emptySmall), Rule("empty the big jug", .emptyBig),
    Rule("pour small into big", .pourSmallIntoBig), Rule("pour big into small", .pourBigIntoSmall),
  ]

  func advance(_ jugs: inout Jugs, by command: Command, as step: Step) {
    switch command {
    case .fillSmall: jugs.small = 3
    case .fillBig: jugs.big = 5
    case .emptySmall: jugs.small = 0
    case .emptyBig: jugs.big = 0
    case .pourSmallIntoBig:
      let amount = min(jugs.small, 5 - jugs.big)
      jugs.small -= amount
      jugs.big += amount
    case .pourBigIntoSmall:
      let amount = min(jugs.big, 3 - jugs.small)
      jugs.big -= amount
      jugs.small += amount
    }
  }

  func makeSystem() -> Jugs { Jugs() }

  func perform(
    _ command: Command,
    as step: Step,
    on jugs: inout Jugs,
    from model: Jugs
  ) -> [String] {
    advance(&jugs, by: command, as: step)
    return jugs.big == 4 ? ["the big jug holds 4 litres"] : []
  }

  func fingerprint(of jugs: Jugs) -> UInt64? {
    var fingerprint = Fingerprint()
    fingerprint.combine(jugs.small)
    fingerprint.combine(jugs.big)
    return fingerprint.value
  }
}
