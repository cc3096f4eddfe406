import WidgetModel

extension Clause {
  /// The accounting law.
  static let accounting = Clause(
    id: "AC-01.runtime",
    title: "the accounts of reloads are right",
    statement: """
      Each reload is granted once for causes that are true, makes one timeline request, and is \
      charged 1 if all its causes are charged and 0 if one is exempt; in no interval do the charges \
      of one budget exceed what the profile's model allows.
      """,
    level: .required,
    party: .runtime,
    rule: .ac01,
    facts: [.rb01, .rb02],
    assumptions: [.as01, .as04, .as05],
    situations: [
      ClauseSituation("charged"),
      ClauseSituation("free"),
      ClauseSituation("free for one of several causes"),
      // Where there is no budget there is no last reload of it.
      ClauseSituation("charged with the last of the budget", isRequired: false),
    ],
    observes: EventKinds(.granted, .requested, .removed),
    checker: { AccountingChecker() }
  )
}

private struct AccountingChecker: Checker {
  /// For each placed widget, the granted reloads whose timeline request is still to come.
  private var due: [Int] = []

  mutating func begin(_ state: ObservedState) {
    due = Array(repeating: 0, count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.removed(let id)):
      if due.indices.contains(Int(id.number)) { settle(id, at: index, &tally) }
    case .effect(.requested(let id, .timeline, let subject)):
      let place = Int(subject.placement.number)
      if due.indices.contains(place), due[place] > 0 {
        due[place] -= 1
      } else {
        tally.violated(
          "not granted",
          at: index,
          placement: subject.placement,
          request: id,
          comparing: Comparison(
            expected: "requested after a grant",
            actual: "requested without one"
          ),
          "timeline request \(id.number) was made without a granted reload"
        )
      }
    case .effect(.granted(let id, let causes, let charge)):
      guard state.isPresent(id) else {
        tally.violated(
          "nobody",
          at: index,
          placement: id,
          "a reload was granted to a widget that is not there"
        )
        return
      }
      settle(id, at: index, &tally)
      due[Int(id.number)] = 1
      granted(id, causes, charge, event, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for place in due.indices { settle(PlacementID(place), at: nil, &tally) }
  }

  private mutating func settle(_ id: PlacementID, at index: Int?, _ tally: inout Tally) {
    guard due[Int(id.number)] > 0 else { return }
    due[Int(id.number)] = 0
    tally.violated(
      "not requested",
      at: index,
      placement: id,
      comparing: Comparison(expected: "a timeline request for each grant", actual: "none"),
      "a reload was granted and its timeline never requested"
    )
  }

  private func granted(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let now = event.instant
    let unfounded = claimed.subtracting(state.owedReload(id)?.explained ?? [])
    if !unfounded.isEmpty || claimed.isEmpty {
      tally.violated(
        "unfounded",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted for what was asked",
          actual: "granted for \(unfounded.words)"
        ),
        "a reload was granted for \(unfounded.words), for which nothing had asked"
      )
    }
    let causes = state.causes(id, claimed: claimed, at: now)
    let exempt = causes.intersection(state.profile.exemptCauses)
    let cost: Int32 = exempt.isEmpty ? 1 : 0
    tally.see(exempt.isEmpty ? 0 : exempt == causes ? 1 : 2)
    if charge != cost {
      tally.violated(
        "wrong charge",
        at: index,
        placement: id,
        comparing: Comparison(expected: "charged \(cost)", actual: "charged \(charge)"),
        "a reload asked for by \(causes.words) was charged \(charge), not \(cost)"
      )
    }
    guard charge > 0, let account = state.account(of: id) else { return }
    guard account.allows(at: now, wall: event.wall) else {
      tally.violated(
        "over the budget",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "charged only with budget left",
          actual: "charged without any",
          limit: state.limit(.dailyReloads)
        ),
        "the charged reload at \(now) is more than the budget allows by then"
      )
      return
    }
    if account.isLast(at: now, wall: event.wall) { tally.see(3) }
  }
}
