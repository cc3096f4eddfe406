import PropertyTesting
import WidgetModel

extension Drawing {
  mutating func drawWorkload(into scenario: inout Scenario) {
    drawStimuli(
      from: Drawing.words,
      weights: Drawing.stimuli.map(weight),
      into: &scenario
    )
  }

  mutating func drawStimuli(
    from words: [Input.Word],
    weights: [Int],
    into scenario: inout Scenario
  ) {
    let isLarge = isOn(.manyStimuli) && source.flag(1, in: 4)
    drawStimuli(
      from: words,
      weights: weights,
      max: isLarge ? 60 : 8,
      average: isLarge ? 20 : 3,
      into: &scenario
    )
  }

  /// Draws stimuli from some words, with a greatest and a mean number, and sorts them by time.
  mutating func drawStimuli(
    from words: [Input.Word],
    weights: [Int],
    max most: Int,
    average: Int,
    into scenario: inout Scenario
  ) {
    let targets = Targets(scenario)
    source.list(.stimulus, max: most, average: average) { _ in
      // The time comes first, so that sorting siblings sorts them by time.
      let time = drawTime()
      let word = words[source.pick(weights: weights)]
      let input = drawInput(word, targets)
      var stimulus = Stimulus(input, at: Instant(microseconds: time))
      drawRepetition(&stimulus)
      scenario.workload.append(stimulus)
      lastStimulus = time
      meet(time)
      meet(time + boundaries.leastReloadInterval)
      meetEnd(of: input, from: time)
      if stimulus.times > 2 {
        // Register the moment at which a budget may be empty, and the last repetition.
        let every = stimulus.every.microseconds
        let polls = boundaries.exhaustion(every: every)
        if stimulus.times > polls { spend(until: time + every * polls + 1) }
        meet(time + stimulus.every.microseconds * Int64(stimulus.times - 1))
      }
      if let end = drawEnd(of: input, from: time) { scenario.workload.append(end) }
      drawAbsence(after: input, from: time, targets, into: &scenario)
      drawFurtherTaps(after: input, from: time, targets, into: &scenario)
    }
    scenario.sortWorkload()
  }

  /// Draws stimuli from a list: always its first, and in half of the cases only some others, so
  /// that these come often.
  mutating func drawSome(
    of stimuli: [DrawnStimulus],
    max most: Int,
    average: Int,
    into scenario: inout Scenario
  ) {
    let isFew = source.flag()
    drawStimuli(
      from: stimuli.map(\.word),
      weights: stimuli.enumerated().map {
        $0.offset > 0 && isFew && source.flag() ? 0 : $0.element.weight
      },
      max: most,
      average: average,
      into: &scenario
    )
  }

  /// The stimuli in the order in which they are drawn, those that are always on first.
  static let stimuli: [DrawnStimulus] = [
    DrawnStimulus(.reload, comesAgain: true), DrawnStimulus(.tap, 8, if: .taps, comesAgain: true),
    DrawnStimulus(.reloadAll, if: .reloadAll, comesAgain: true),
    DrawnStimulus(.push, if: .pushes, comesAgain: true), DrawnStimulus(.foreground, if: .sessions),
    DrawnStimulus(.audio, if: .sessions), DrawnStimulus(.navigation, if: .sessions),
    DrawnStimulus(.lock, 6, if: .locks), DrawnStimulus(.show, 6, if: .visibility),
    DrawnStimulus(.locale, if: .environment), DrawnStimulus(.textSize, if: .environment),
    DrawnStimulus(.moveClock, 6, if: .clockMoves, comesAgain: true),
    DrawnStimulus(.reboot, if: .reboots, comesAgain: true),
    DrawnStimulus(.kill, if: .kills, comesAgain: true), DrawnStimulus(.remove, 3, if: .removals),
    DrawnStimulus(.add, 2, if: .removals),
    DrawnStimulus(.gallery, 3, if: .gallery, comesAgain: true),
    DrawnStimulus(.configure, if: .configurations),
    DrawnStimulus(.system, if: .environment, comesAgain: true),
    DrawnStimulus(.app, 2, if: .removals), DrawnStimulus(.withdraw, 1, if: .removals),
  ]

  private static let words = stimuli.map(\.word)

  func weight(_ stimulus: DrawnStimulus) -> Int {
    stimulus.feature.map(isOn) ?? true ? stimulus.weight : 0
  }

  static func isRepeatable(_ word: Input.Word) -> Bool {
    (stimuli + activityStimuli + controlStimuli).contains { $0.word == word && $0.comesAgain }
  }

  private mutating func drawInput(_ word: Input.Word, _ targets: Targets) -> Input? {
    switch word {
    case .reload: .reloadCalled(kind: drawKind(targets))
    case .reloadAll: .reloadAllCalled
    case .push: .pushReceived
    case .foreground: .foreground(!source.flag(1, in: 8))
    case .audio: .audioSession(!source.flag(1, in: 8))
    case .navigation: .navigationSession(!source.flag(1, in: 8))
    case .lock: .locked(!source.flag(1, in: 4))
    case .show: .visible(PlacementID(drawPlacement(targets)), source.flag(1, in: 4))
    case .tap: drawTap(targets)
    case .locale: .localeChanged(index(3, first: 1, in: 4))
    case .textSize: .textSizeChanged(index(3, first: 1, in: 4))
    case .moveClock: .clockMoved(drawClockMove())
    case .reboot: .rebooted
    case .kill: .processKilled(WidgetID(drawWidget(targets)))
    case .remove: .removed(PlacementID(drawPlacement(targets)))
    case .add: .added(PlacementID(drawPlacement(targets)))
    case .gallery: drawGallery(targets)
    case .configure: drawConfiguration(targets)
    case .system: .systemChanged(SystemChange.allCases[index(4, first: 1, in: 4)])
    case .app: .appInstalled(source.flag(1, in: 4))
    case .withdraw: .kindWithdrawn(WidgetID(drawWidget(targets)))
    case .startActivity, .updateActivity, .endActivity, .swipeActivity, .allowActivities,
      .pushActivity, .allowFrequentPushes, .tapActivity, .collapseActivity:
      drawActivityInput(word)
    case .context: drawContext()
    case .relevantConfigurations: drawRelevance(targets)
    case .addControl, .removeControl, .tapControl, .reloadControls, .pushControls:
      drawControlInput(word, targets)
    case .none: nil
    case .control, .controlAction, .options, .activity, .relevance, .preview:
      .use(
        widget: drawOwner(of: UsedPart(rawValue: word.rawValue) ?? .control, targets),
        UsedPart(rawValue: word.rawValue) ?? .control,
        variant: index(word == .activity ? 24 : 8, first: 1, in: 2)
      )
    }
  }

  private func drawConfiguration(_ targets: Targets) -> Input {
    let placement = PlacementID(drawPlacement(targets))
    return .configured(placement, index(used.isEmpty ? 4 : 24, first: 1, in: 4))
  }

  /// Draws the end of the session, lock, invisibility or absence that a stimulus began.
  private mutating func drawEnd(of input: Input?, from time: Int64) -> Stimulus? {
    let end: Input
    switch input {
    case .foreground(true): end = .foreground(false)
    case .audioSession(true): end = .audioSession(false)
    case .navigationSession(true): end = .navigationSession(false)
    case .locked(true): end = .locked(false)
    case .visible(let placement, false): end = .visible(placement, true)
    case .appInstalled(false): end = .appInstalled(true)
    case .contexts(.turned(let context, true)): end = .contexts(.turned(context, false))
    // Removed real widgets are not added again yet.
    case .removed(let placement) where used.isEmpty: end = .added(placement)
    default: return nil
    }
    guard source.flag(3, in: 4) else { return nil }
    let rest = length - time
    return Stimulus(end, at: Instant(microseconds: time + min(rest, drawSpell())))
  }

  /// Draws inputs to a widget while its app is not installed, and then a way to observe their
  /// effect.
  ///
  /// They should have no effect. To show this, the app returns, is launched, and the widget is
  /// added again.
  private mutating func drawAbsence(
    after input: Input?,
    from time: Int64,
    _ targets: Targets,
    into scenario: inout Scenario
  ) {
    guard used.isEmpty, case .appInstalled(false) = input, source.flag(1, in: 3) else { return }
    let words: [Input.Word] = [.withdraw, .add, .gallery]
    var inputs = [drawInput(words[index(words.count, first: 1, in: 2)], targets)]
    if source.flag() {
      inputs += [.appInstalled(true), .foreground(true), drawInput(.add, targets)]
    }
    for (place, input) in inputs.enumerated() {
      let later = min(length - time, Int64(1 + place) * 1_000_000)
      scenario.workload.append(Stimulus(input, at: Instant(microseconds: time + later)))
    }
  }

  /// Draws more taps on a tapped widget, while the effects of the first are under way.
  private mutating func drawFurtherTaps(
    after input: Input?,
    from time: Int64,
    _ targets: Targets,
    into scenario: inout Scenario
  ) {
    guard used.isEmpty, case .tapped(let placement, _) = input, source.flag(1, in: 4) else {
      return
    }
    var later = time
    source.list(.stimulus, max: 3, average: 2) { _ in
      later = min(length, later + 1 + number(0...2_000_000))
      let tap = drawTap(on: Int(placement.number), targets)
      scenario.workload.append(Stimulus(tap, at: Instant(microseconds: later)))
    }
  }

  /// Draws the duration of a session or lock: minutes or hours.
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

  /// Draws a clock move: seconds to days, forwards or back.
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

struct DrawnStimulus: Sendable {
  let word: Input.Word

  let weight: Int

  /// The required feature, `nil` if the stimulus is always on.
  let feature: Feature?

  /// True if the stimulus may be repeated.
  let comesAgain: Bool

  init(_ word: Input.Word, _ weight: Int = 4, if feature: Feature? = nil, comesAgain: Bool = false)
  {
    self.word = word
    self.weight = weight
    self.feature = feature
    self.comesAgain = comesAgain
  }

  static func part(_ part: UsedPart) -> DrawnStimulus {
    DrawnStimulus(Input.Word(rawValue: part.rawValue) ?? .none)
  }
}
