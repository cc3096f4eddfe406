import WidgetModel

/// The history of a placed widget, as far as later questions need it.
struct PlacementHistory {
  /// The placement in the scenario, with the configuration that the person chose last.
  var placement: Placement

  /// True if a person has added it and not removed it.
  var isPresent = false

  /// True if its page is in view.
  var isVisible = true

  /// True if the phone moved to another place and the widget has not learned of it.
  var isElsewhere = false

  var newest: CommittedTimeline?

  /// The timeline in effect when the newest was committed, or `nil` once that one's first date has
  /// come.
  var former: CommittedTimeline?

  var displayed = Display.placeholder

  /// The tree of the entry that was last displayed.
  var displayedView: ViewID?

  /// The states of toggles since the last commit, by node.
  var toggles: [Int32: Bool] = [:]

  var asked: ReloadCauses = []

  /// True if the requested reload is to be granted twice, for the defect of VW-13.
  var isAskedTwice = false

  /// The causes and the reason with which the requested reload was last reported as held.
  var held: (causes: ReloadCauses, reason: HoldReason)?

  var granted: Instant?

  /// The time of the last failed timeline request, or `nil` after a later commit or retry.
  var failed: Instant?

  var timelineRequest: Int?

  /// The first instant at which an answer about it may change without an input.
  var nextQuestion = Instant.never

  init(_ placement: Placement) { self.placement = placement }

  /// Drops the requested reloads.
  mutating func forgetAsked() {
    asked = []
    held = nil
    isAskedTwice = false
  }

  /// Records that the requested reload is granted; one that is due twice is requested again.
  mutating func grant(at now: Instant) {
    let isGrantedAgain = isAskedTwice
    forgetAsked()
    if isGrantedAgain { asked.insert(.interaction) }
    granted = now
  }

  /// Records that a timeline is put into effect, which drops the request of the previous policy.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - replacesShown: True if the previous newest timeline has been shown. Otherwise it is
  ///     dropped and never shown.
  mutating func commit(_ timeline: CommittedTimeline, replacesShown: Bool) {
    if replacesShown { former = newest.take() }
    newest = timeline
    timelineRequest = nil
    failed = nil
    forgetToggles()
    asked = asked.removing(.policy)
    if asked.isEmpty { forgetAsked() }
  }

  /// Resets the toggles to the state of their tree.
  mutating func forgetToggles() {
    if !toggles.isEmpty { toggles = [:] }
  }
}
