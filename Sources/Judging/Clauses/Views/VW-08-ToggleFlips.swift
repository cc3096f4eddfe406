import WidgetModel

/// A tapped toggle shows its new state at once.
struct ToggleFlips: ClauseChecker {
  enum Situation: String, ClauseWord {
    case off = "tapped while off"
    case on = "tapped while on"
    case afterNextTimeline = "tapped again after the next timeline"
    case beforeNextTimeline = "tapped again before the next timeline"
  }

  static let optional: [Situation] = [.beforeNextTimeline]

  enum Violation: String, ClauseWord {
    case notFlipped = "not flipped"
    case withoutATap = "without a tap"
    case changedTooEarly = "changed too early"
    case didNotFlip = "did not flip"
  }

  enum Guard: String, ClauseWord {
    case isUnreadable = "a toggle that flips after a tap on a placeholder or on a view that varies"
    case isUnseen = "a tap on a locked phone or on a widget out of view"
    case isInControl = "a tap on a toggle inside another button or toggle"
    case isInLink = "a tap on both a toggle and a link"
    case isOpen = "a toggle tapped again after its state may have ended"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-08.runtime",
    title: "a tapped toggle flips at once, until the next timeline",
    statement: """
      A toggle with an intent shows the flipped state at the instant of the tap, and keeps it \
      until the next timeline; only a failure of its intent or a restart may end that state \
      earlier. No toggle flips without a tap.
      """,
    party: .runtime,
    facts: [.vw08],
    observes: EventKinds(
      .tapped,
      .requested,
      .toggled,
      .committed,
      .failed,
      .answered,
      .removed,
      .rebooted
    ),
    inapplicable: { $0.isOn(.interactive) ? nil : "the profile's widgets are not interactive" }
  )

  /// The state that a toggle shows because of a tap.
  private struct Flip {
    let placement: PlacementID
    let node: Int32
    var isOn: Bool
    /// The display at the time of the tap.
    var display: Display?
    /// True if something happened that ends the state, so that it may go back.
    var isOver = false
    /// True if another timeline was put in force since.
    var isReplaced = false
  }

  /// The number of runs remembered; the failure of an older one may end any state of its widget.
  private static let runsRemembered = 16

  private var watch = TapMonitor()
  /// The state that the last tap should lead to; `nil` if no toggle was hit or its state is open.
  private var expected: Bool?
  private var isToggle = false
  private var flips: [Flip] = []
  /// The latest runs of intents, and the toggle whose tap began each.
  private var runs: [(request: RequestID, placement: PlacementID, node: Int32)] = []

  mutating func begin(_ state: ObservedState) {
    watch.begin()
    expected = nil
    isToggle = false
    runs.removeAll(keepingCapacity: true)
    flips.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.tapped(let id, let node)):
      reportUnansweredTap(check)
      watch.recordTap(on: id, node: node, check)
      tapped(check)
    case .effect(.toggled(let id, let node, let isOn)):
      toggled(id, node, isOn, event.instant, check)
    case .effect(.committed(let id, _, _)):
      end(where: { $0.placement == id }, isReplaced: true)
    case .effect(.requested(let id, .intent, let subject)):
      guard let tap = watch.tap(of: subject.placement, at: event.instant),
        let control = tap.reading?.controls.first
      else { return }
      if runs.count == Self.runsRemembered { runs.removeFirst() }
      runs.append((id, subject.placement, control.node))
    case .effect(.failed(let id, _)), .input(.answered(let id, .threw, _)):
      guard let request = check.state.requests[id], request.kind == .intent else { return }
      let run = runs.first { $0.request == id }
      end(
        where: { $0.placement == request.subject.placement && $0.node == run?.node ?? $0.node },
        isReplaced: false
      )
    case .input(.rebooted): end(where: { _ in true }, isReplaced: true)
    case .input(.removed(let id)):
      flips.removeAll { $0.placement == id }
      runs.removeAll { $0.placement == id }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportUnansweredTap(check) }

  private mutating func end(where condition: (Flip) -> Bool, isReplaced: Bool) {
    for place in flips.indices where condition(flips[place]) {
      flips[place].isOver = true
      if isReplaced { flips[place].isReplaced = true }
    }
  }

  /// Determines the state that a tap should lead to.
  private mutating func tapped(_ check: ClauseCheck<Self>) {
    expected = nil
    isToggle = false
    guard let tap = watch.tap, let reading = tap.reading, let control = reading.controls.first,
      control.isToggle
    else { return }
    // A tap on a locked phone flips nothing (VW-09).
    if check.skips(.isUnseen, if: !tap.isSeen) { return }
    // No source says which of several nested controls, or of a control and a link, a tap hits.
    if check.skips(.isInControl, if: reading.controls.count != 1) { return }
    if check.skips(.isInLink, if: !reading.links.isEmpty) { return }
    isToggle = true
    expected = !control.isOn
    let display = check.state.placement(tap.placement)?.display
    if let place = self.place(tap.placement, control.node) {
      let flip = flips[place]
      // The next timeline ends the state once one of its entries is on display.
      if flip.isReplaced, flip.display != display {
        flips.remove(at: place)
        check.see(.afterNextTimeline)
      } else if check.skips(.isOpen, if: flip.isOver || flip.display != display) {
        // Until then it is open whether the toggle shows the old state or the flipped one.
        expected = nil
      } else {
        expected = !flip.isOn
        check.see(.beforeNextTimeline)
      }
    }
    if let expected { check.see(expected ? .off : .on) }
  }

  private mutating func toggled(
    _ id: PlacementID,
    _ node: Int32,
    _ isOn: Bool,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    if let tap = watch.tap(of: id, at: now), !tap.isAnswered, mayFlip(tap, node, check) {
      watch.answer()
      if let expected, isOn != expected {
        check.violated(
          .notFlipped,
          placement: id,
          comparing: Comparison(
            expected: "shows \(isOn ? "off" : "on")",
            actual: "shows \(isOn ? "on" : "off")"
          ),
          "a toggle that was tapped shows \(isOn ? "on" : "off"), as it did before"
        )
      }
      let display = check.state.placement(id)?.display
      if let place = place(id, node) { flips.remove(at: place) }
      flips.append(Flip(placement: id, node: node, isOn: isOn, display: display))
      return
    }
    guard let place = place(id, node) else {
      check.violated(
        .withoutATap,
        placement: id,
        "a toggle changed its state without a tap"
      )
      return
    }
    if !flips[place].isOver {
      check.violated(
        .changedTooEarly,
        placement: id,
        "a tapped toggle changed its state before the next timeline"
      )
    }
    flips.remove(at: place)
  }

  /// Returns true if a tap hit a toggle, or may have because the trace does not show what it hit.
  private func mayFlip(_ tap: TapMonitor.Tap, _ node: Int32, _ check: ClauseCheck<Self>) -> Bool {
    guard let reading = tap.reading else {
      check.letPass(.isUnreadable)
      return true
    }
    if reading.controls.contains(where: { $0.isToggle && $0.node == node }) { return true }
    return check.skips(.isUnseen, if: !tap.isSeen)
  }

  private func place(_ id: PlacementID, _ node: Int32) -> Int? {
    flips.firstIndex { $0.placement == id && $0.node == node }
  }

  private mutating func reportUnansweredTap(_ check: ClauseCheck<Self>) {
    guard isToggle, let tap = watch.tap, !tap.isAnswered else { return }
    check.violated(
      .didNotFlip,
      at: tap.index,
      placement: tap.placement,
      comparing: Comparison(expected: "flipped at once", actual: "not flipped"),
      "a toggle that was tapped at \(tap.instant) did not change its state at once"
    )
    isToggle = false
  }
}
