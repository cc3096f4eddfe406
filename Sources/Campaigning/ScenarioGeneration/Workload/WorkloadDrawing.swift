import PropertyTesting
import WidgetModel

/// Draws the workload, one stimulus after the other, from the areas.
enum WorkloadDrawing {
  static func drawWorkload(into scenario: inout Scenario, with drawing: inout Drawing) {
    drawStimuli(
      from: words,
      weights: stimuli.map(drawing.weight),
      into: &scenario,
      with: &drawing
    )
  }

  static func drawStimuli(
    from words: [Input.Word],
    weights: [Int],
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    let isLarge = drawing.isOn(.manyStimuli) && drawing.source.flag(1, in: 4)
    drawStimuli(
      from: words,
      weights: weights,
      max: isLarge ? 60 : 8,
      average: isLarge ? 20 : 3,
      into: &scenario,
      with: &drawing
    )
  }

  /// Draws stimuli from the given words, with a maximum and a mean number, and sorts them by time.
  static func drawStimuli(
    from words: [Input.Word],
    weights: [Int],
    max most: Int,
    average: Int,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    let targets = Targets(scenario)
    drawing.source.list(.stimulus, max: most, average: average) { _ in
      // The time comes first, so that sorting siblings sorts them by time.
      let time = drawing.drawTime()
      let word = words[drawing.source.pick(weights: weights)]
      let input = drawInput(word, targets, with: &drawing)
      var stimulus = Stimulus(input, at: Instant(microseconds: time))
      drawRepetition(&stimulus, with: &drawing)
      scenario.workload.append(stimulus)
      drawing.lastStimulus = time
      drawing.meet(time)
      drawing.meet(time + drawing.boundaries.leastReloadInterval)
      meetEnd(of: input, from: time, with: &drawing)
      if stimulus.times > 2 {
        // Register the moment at which a budget may be empty, and the last repetition.
        let every = stimulus.every.microseconds
        let polls = drawing.boundaries.exhaustion(every: every)
        if stimulus.times > polls { drawing.spend(until: time + every * polls + 1) }
        drawing.meet(time + stimulus.every.microseconds * Int64(stimulus.times - 1))
      }
      if let end = drawEnd(of: input, from: time, with: &drawing) { scenario.workload.append(end) }
      drawAbsence(after: input, from: time, targets, into: &scenario, with: &drawing)
      drawFurtherTaps(after: input, from: time, targets, into: &scenario, with: &drawing)
    }
    scenario.sortWorkload()
  }

  /// Draws from a list: its first always, in half of the cases only some others, which come often.
  static func drawSome(
    of stimuli: [DrawnStimulus],
    max most: Int,
    average: Int,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    let isFew = drawing.source.flag()
    drawStimuli(
      from: stimuli.map(\.word),
      weights: stimuli.enumerated().map {
        $0.offset > 0 && isFew && drawing.source.flag() ? 0 : $0.element.weight
      },
      max: most,
      average: average,
      into: &scenario,
      with: &drawing
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

  static func isRepeatable(_ word: Input.Word) -> Bool {
    (stimuli + ActivityDrawing.activityStimuli + ControlDrawing.controlStimuli).contains {
      $0.word == word && $0.comesAgain
    }
  }

  private static func drawInput(_ word: Input.Word, _ targets: Targets, with drawing: inout Drawing)
    -> Input?
  {
    switch word {
    case .reload: .reloadCalled(kind: drawing.drawKind(targets))
    case .reloadAll: .reloadAllCalled
    case .push: .pushReceived
    case .foreground: .foreground(!drawing.source.flag(1, in: 8))
    case .audio: .audioSession(!drawing.source.flag(1, in: 8))
    case .navigation: .navigationSession(!drawing.source.flag(1, in: 8))
    case .lock: .locked(!drawing.source.flag(1, in: 4))
    case .show: .visible(PlacementID(drawing.drawPlacement(targets)), drawing.source.flag(1, in: 4))
    case .tap: ViewDrawing.drawTap(targets, with: drawing)
    case .locale: .localeChanged(drawing.index(3, first: 1, in: 4))
    case .textSize: .textSizeChanged(drawing.index(3, first: 1, in: 4))
    case .moveClock: .clockMoved(drawClockMove(with: drawing))
    case .reboot: .rebooted
    case .kill: .processKilled(WidgetID(drawing.drawWidget(targets)))
    case .remove: .removed(PlacementID(drawing.drawPlacement(targets)))
    case .add: .added(PlacementID(drawing.drawPlacement(targets)))
    case .gallery: drawing.drawGallery(targets)
    case .configure: drawConfiguration(targets, with: drawing)
    case .system: .systemChanged(SystemChange.allCases[drawing.index(4, first: 1, in: 4)])
    case .app: .appInstalled(drawing.source.flag(1, in: 4))
    case .withdraw: .kindWithdrawn(WidgetID(drawing.drawWidget(targets)))
    case .startActivity, .updateActivity, .endActivity, .swipeActivity, .allowActivities,
      .pushActivity, .allowFrequentPushes, .tapActivity, .collapseActivity:
      ActivityDrawing.drawActivityInput(word, with: drawing)
    case .context: ContextDrawing.drawContext(with: drawing)
    case .relevantConfigurations: ContextDrawing.drawRelevance(targets, with: drawing)
    case .addControl, .removeControl, .tapControl, .reloadControls, .pushControls:
      ControlDrawing.drawControlInput(word, targets, with: drawing)
    case .none: nil
    case .control, .controlAction, .options, .activity, .relevance, .preview:
      .use(
        widget: drawing.drawOwner(of: UsedPart(rawValue: word.rawValue) ?? .control, targets),
        UsedPart(rawValue: word.rawValue) ?? .control,
        variant: drawing.index(word == .activity ? 24 : 8, first: 1, in: 2)
      )
    }
  }

  private static func drawConfiguration(_ targets: Targets, with drawing: Drawing) -> Input {
    let placement = PlacementID(drawing.drawPlacement(targets))
    return .configured(placement, drawing.index(drawing.used.isEmpty ? 4 : 24, first: 1, in: 4))
  }

  /// Draws the end of the session, lock, invisibility or absence that a stimulus began.
  private static func drawEnd(of input: Input?, from time: Int64, with drawing: inout Drawing)
    -> Stimulus?
  {
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
    case .removed(let placement) where drawing.used.isEmpty: end = .added(placement)
    default: return nil
    }
    guard drawing.source.flag(3, in: 4) else { return nil }
    let rest = drawing.length - time
    return Stimulus(end, at: Instant(microseconds: time + min(rest, drawSpell(with: drawing))))
  }

  /// Draws inputs to a widget while its app is not installed, which should have no effect.
  ///
  /// To show this, the app then returns, is launched, and the widget is added again.
  private static func drawAbsence(
    after input: Input?,
    from time: Int64,
    _ targets: Targets,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    guard drawing.used.isEmpty, case .appInstalled(false) = input, drawing.source.flag(1, in: 3)
    else { return }
    let words: [Input.Word] = [.withdraw, .add, .gallery]
    var inputs = [
      drawInput(words[drawing.index(words.count, first: 1, in: 2)], targets, with: &drawing)
    ]
    if drawing.source.flag() {
      inputs += [.appInstalled(true), .foreground(true), drawInput(.add, targets, with: &drawing)]
    }
    for (place, input) in inputs.enumerated() {
      let later = min(drawing.length - time, Int64(1 + place) * 1_000_000)
      scenario.workload.append(Stimulus(input, at: Instant(microseconds: time + later)))
    }
  }

  /// Draws more taps on a tapped widget, while the effects of the first are under way.
  private static func drawFurtherTaps(
    after input: Input?,
    from time: Int64,
    _ targets: Targets,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    guard drawing.used.isEmpty, case .tapped(let placement, _) = input,
      drawing.source.flag(1, in: 4)
    else {
      return
    }
    var later = time
    drawing.source.list(.stimulus, max: 3, average: 2) { _ in
      later = min(drawing.length, later + 1 + drawing.number(0...2_000_000))
      let tap = ViewDrawing.drawTap(on: Int(placement.number), targets, with: drawing)
      scenario.workload.append(Stimulus(tap, at: Instant(microseconds: later)))
    }
  }

  /// Draws the duration of a session or lock: minutes or hours.
  private static func drawSpell(with drawing: Drawing) -> Int64 {
    let spell = drawing.source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
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
  private static func drawClockMove(with drawing: Drawing) -> Interval {
    let amount = drawing.source.draw(upTo: UInt64(Interval.days(30).microseconds)) { generator in
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
    return drawing.source.flag() ? .zero - interval : interval
  }
}
