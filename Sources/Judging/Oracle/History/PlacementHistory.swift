import WidgetModel

/// What happened to a placed widget, as far as a later question can ask about it.
struct PlacementHistory {
  /// What the scenario says of it, with the configuration that the person chose last.
  var placement: Placement

  /// Whether a person has put it there and not taken it off.
  var isPresent = false

  /// Whether its page is in view.
  var isVisible = true

  /// Whether the phone came to another place of which the widget has not heard.
  var isElsewhere = false

  /// The newest timeline.
  var newest: CommittedTimeline?

  /// The timeline that was in force when the newest was committed, `nil` once that one's first date came.
  var former: CommittedTimeline?

  /// What it was last said to show.
  var displayed = Display.placeholder

  /// The tree of the entry that it was last said to show.
  var displayedView: ViewID?

  /// What toggles show of themselves since the last commit, by node.
  var toggles: [Int32: Bool] = [:]

  /// The causes for which a reload was asked since the last grant.
  var asked: ReloadCauses = []

  /// Whether what was asked is to be granted twice, for the defect of VW-13.
  var isAskedTwice = false

  /// How the reload that was asked for was last said to be held.
  var held: (causes: ReloadCauses, reason: HoldReason)?

  /// When the last reload was granted.
  var granted: Instant?

  /// When the last timeline request failed, `nil` once a commit or the retry came after it.
  var failed: Instant?

  /// The number of the timeline request under way.
  var timelineRequest: Int?

  /// The first instant at which an answer about it may be another one without an input.
  var nextQuestion = Instant.never

  init(_ placement: Placement) { self.placement = placement }

  /// Notes that nothing is asked any more.
  mutating func forgetAsked() {
    asked = []
    held = nil
    isAskedTwice = false
  }

  /// Notes that the reload that was asked for is granted; one asked twice is asked for once more.
  mutating func grant(at now: Instant) {
    let isGrantedAgain = isAskedTwice
    forgetAsked()
    if isGrantedAgain { asked.insert(.interaction) }
    granted = now
  }

  /// Notes that a timeline is put in force, and answers what was asked on account of the policy.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - replacesShown: Whether the newest before it has come to be shown. If not, it is forgotten and never will.
  mutating func commit(_ timeline: CommittedTimeline, replacesShown: Bool) {
    if replacesShown { former = newest.take() }
    newest = timeline
    timelineRequest = nil
    failed = nil
    forgetToggles()
    asked = asked.removing(.policy)
    if asked.isEmpty { forgetAsked() }
  }

  /// Notes that toggles show of themselves what their tree says.
  mutating func forgetToggles() {
    if !toggles.isEmpty { toggles = [:] }
  }
}
