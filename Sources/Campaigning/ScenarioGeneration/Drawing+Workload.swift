import PropertyTesting
import WidgetModel

extension Drawing {
  /// What happens to the phone, in the order of time.
  mutating func drawWorkload(into scenario: inout Scenario) {
    drawStimuli(from: Drawing.verbs, weights: drawWeights(), into: &scenario)
  }

  /// What happens to the phone, drawn from some verbs.
  mutating func drawStimuli(
    from verbs: [Action.Verb],
    weights: [Int],
    into scenario: inout Scenario
  ) {
    let targets = Targets(scenario)
    let isLarge = isOn(.manyStimuli) && source.flag(1, in: 4)
    source.list(.stimulus, max: isLarge ? 60 : 8, average: isLarge ? 20 : 3) { _ in
      // The time first, so that sorting siblings sorts them by time.
      let time = drawTime()
      let verb = verbs[source.pick(weights: weights)]
      let action = drawAction(verb, targets)
      var stimulus = Stimulus(action, at: Instant(microseconds: time))
      drawRepetition(&stimulus)
      scenario.workload.append(stimulus)
      meet(time)
      meet(time + boundaries.leastReloadInterval)
      if stimulus.times > 2 {
        // When a budget may be empty, and when all is over.
        let every = stimulus.every.microseconds
        let polls = boundaries.exhaustion(every: every)
        if stimulus.times > polls { spend(until: time + every * polls + 1) }
        meet(time + stimulus.every.microseconds * Int64(stimulus.times - 1))
      }
      if let end = drawEnd(of: action, from: time) { scenario.workload.append(end) }
    }
    scenario.sortWorkload()
  }

  /// The verbs in the order in which they are drawn, those that are always on first.
  static let verbs: [Action.Verb] = [
    .reload, .tap, .reloadAll, .push, .foreground, .audio, .navigation, .lock, .show, .locale,
    .textSize, .moveClock, .reboot, .kill, .remove, .gallery,
  ]

  func drawWeights() -> [Int] {
    func weight(_ feature: Feature, _ weight: Int = 4) -> Int { isOn(feature) ? weight : 0 }
    return [
      4, weight(.taps, 8), weight(.reloadAll), weight(.pushes), weight(.sessions),
      weight(.sessions), weight(.sessions), weight(.locks, 6), weight(.visibility, 6),
      weight(.environment), weight(.environment), weight(.clockMoves, 6), weight(.reboots),
      weight(.kills), weight(.removals, 3), weight(.gallery, 3),
    ]
  }

  private func drawAction(_ verb: Action.Verb, _ targets: Targets) -> Action {
    switch verb {
    case .reload: .reload(kind: drawKind(targets))
    case .reloadAll: .reloadAll
    case .push: .push
    case .foreground: .foreground(!source.flag(1, in: 8))
    case .audio: .audio(!source.flag(1, in: 8))
    case .navigation: .navigation(!source.flag(1, in: 8))
    case .lock: .lock(!source.flag(1, in: 4))
    case .show: .show(placement: drawPlacement(targets), source.flag(1, in: 4))
    case .tap: drawTap(targets)
    case .locale: .locale(index(3, first: 1, in: 4))
    case .textSize: .textSize(index(3, first: 1, in: 4))
    case .moveClock: .moveClock(drawClockMove())
    case .reboot: .reboot
    case .kill: .kill(widget: drawWidget(targets))
    case .remove: .remove(placement: drawPlacement(targets))
    case .gallery: drawGallery(targets)
    case .none: .none
    case .control, .controlAction, .options, .activity, .relevance:
      .use(
        widget: drawOwner(of: UsedPart(rawValue: verb.rawValue) ?? .control, targets),
        UsedPart(rawValue: verb.rawValue) ?? .control,
        variant: index(verb == .activity ? 24 : 8, first: 1, in: 2)
      )
    }
  }

  /// The end of a session, a locked or a hidden time that an action began.
  private func drawEnd(of action: Action, from time: Int64) -> Stimulus? {
    let end: Action
    switch action {
    case .foreground(true): end = .foreground(false)
    case .audio(true): end = .audio(false)
    case .navigation(true): end = .navigation(false)
    case .lock(true): end = .lock(false)
    case .show(let placement, false): end = .show(placement: placement, true)
    default: return nil
    }
    guard source.flag(3, in: 4) else { return nil }
    let rest = length - time
    return Stimulus(end, at: Instant(microseconds: time + min(rest, drawSpell())))
  }

  /// How long a session or a locked time lasts: minutes or hours.
  private func drawSpell() -> Int64 {
    let spell = source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0: word >> 8 & 1
      case 1, 2: 3_600_000_000 * (1 + (word >> 8 & 7))
      default: 60_000_000 * (word >> 8 & 63)
      }
    }
    return Int64(spell)
  }

  /// How far the clock is moved: seconds to days, forwards or back.
  private func drawClockMove() -> Interval {
    let amount = source.draw(upTo: UInt64(Interval.days(30).microseconds)) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0: word >> 8 & 1
      case 1: 3_600_000_000
      case 2: 86_400_000_000 * (word >> 8 & 15)
      case 3: 1_000_000 * (word >> 8 & 63)
      default: 60_000_000 * (word >> 8 & 127)
      }
    }
    let interval = Interval(microseconds: Int64(amount))
    return source.flag() ? .zero - interval : interval
  }
}
