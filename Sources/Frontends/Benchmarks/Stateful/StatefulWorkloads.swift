import PropertyTesting

enum StatefulWorkloads {
  static let dieHard = StatefulWorkload(
    "die hard",
    DieHard(),
    minimum: [
      .fillBig, .pourBigIntoSmall, .emptySmall, .pourBigIntoSmall, .fillBig, .pourBigIntoSmall,
    ]
  )

  static let ring3 = StatefulWorkload(
    "ring of 3",
    Ring(slots: 3),
    minimum: Array(repeating: .put(0), count: 3) + [.size]
  )

  static let ring8 = StatefulWorkload(
    "ring of 8",
    Ring(slots: 8),
    minimum: Array(repeating: .put(0), count: 8) + [.size]
  )

  static let ringWrap = StatefulWorkload(
    "ring wrap",
    RingWrap(),
    minimum: Array(repeating: .put(0), count: 9) + [.get, .put(1)]
      + Array(repeating: .get, count: 9)
  )

  static let registry = StatefulWorkload(
    "registry",
    ProcessRegistry(),
    minimum: [
      .spawn, .spawn, .register(Reference(Step(0)), name: "a"), .kill(Reference(Step(0))),
      .register(Reference(Step(1)), name: "a"),
    ]
  )

  static let recentCache = StatefulWorkload(
    "recent cache",
    RecentCache(),
    minimum: [
      .put(key: 0, value: 0), .put(key: 1, value: 0), .put(key: 2, value: 0), .get(key: 0),
      .put(key: 3, value: 0), .get(key: 0),
    ]
  )

  static let tickets = StatefulWorkload(
    "ticket race",
    TicketDispenser(),
    minimum: [
      ScheduledOperation(.take, [Preemption(after: 1, for: 1)]), ScheduledOperation(.take),
    ]
  )
}
