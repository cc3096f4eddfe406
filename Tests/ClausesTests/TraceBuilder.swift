import Testing
import WidgetModel

@testable import Clauses

/// Writes a trace by hand, one line per event, and has a clause judge it.
///
/// ```swift
/// let tally = TraceBuilder()
///   .added()
///   .reload(1, .added, charge: 1)
///   .answered(1, entries: ["0s", "1h"], policy: .atEnd)
///   .committed(1, timeline: 0)
///   .at("59m59.999999s").displayed(timeline: 0, entry: 1)
///   .judged(by: "TL-11.runtime")
/// ```
///
/// Instants count from the start of the run, the dates of entries from the wall date of their
/// request; both are written as ``Interval`` reads them. A builder is a value: a test may write a
/// common prefix once and continue it in two ways.
struct TraceBuilder {
  /// The setup of the run: two widgets of kinds 0 and 1, each placed once, unless changed.
  private(set) var setup: Setup

  /// The events so far.
  private(set) var trace = Trace()

  private var now = Instant.start
  private var wall: WallDate
  private var lastInput: Int32 = -1
  private var requestDates: [Int: WallDate] = [:]

  /// Begins a run under a profile, with some of its numbers changed.
  init(_ profile: Profile = .iOS26, _ changes: [ProfileKey: Int64] = [:], isLocked: Bool = false) {
    var profile = profile
    for (key, value) in changes { profile[key] = value }
    var device = Device()
    device.isLocked = isLocked
    setup = Setup(
      profile: profile,
      device: device,
      widgets: (0...1).map { WidgetDeclaration(kind: $0, isPushEnabled: $0 == 1, name: "") },
      placements: (0...1).map {
        Placement(
          widget: WidgetID($0),
          family: .systemSmall,
          configuration: $0,
          added: .start
        )
      }
    )
    wall = device.clock
  }

  /// Changes the setup of the run.
  func with(_ change: (inout Setup) -> Void) -> TraceBuilder {
    changed { change(&$0.setup) }
  }

  /// Adds a view tree; the first has the number 0.
  func view(_ nodes: ViewNode...) -> TraceBuilder { view(ViewTree(nodes: nodes)) }

  /// Adds a view tree; the first has the number 0.
  func view(_ tree: ViewTree) -> TraceBuilder { changed { $0.trace.views.append(tree) } }

  // MARK: Time

  /// Moves to an instant, counted from the start.
  func at(_ text: String) -> TraceBuilder {
    changed {
      let instant = Instant.start + interval(text)
      $0.wall = $0.wall + (instant - $0.now)
      $0.now = instant
    }
  }

  /// Moves forward by some time.
  func later(_ text: String) -> TraceBuilder {
    changed {
      $0.wall = $0.wall + interval(text)
      $0.now = $0.now + interval(text)
    }
  }

  // MARK: Inputs

  /// Gives the subject an input.
  func input(_ input: Input) -> TraceBuilder {
    changed {
      if case .clockMoved(let shift) = input { $0.wall = $0.wall + shift }
      var isStimulus = true
      if case .answered = input { isStimulus = false }
      if input == .woke { isStimulus = false }
      $0.append(.input(input), cause: isStimulus ? -1 : $0.lastInput)
      $0.lastInput = Int32($0.trace.events.count - 1)
    }
  }

  func added(_ placement: Int = 0) -> TraceBuilder { input(.added(PlacementID(placement))) }

  /// Answers a request with a timeline, its dates counted from the request.
  ///
  /// The timelines of a trace have the numbers 0, 1 and so on in the order in which they come.
  func answered(
    _ request: Int,
    entries: [String],
    policy: ReloadPolicy = .never,
    size: Int64 = 0,
    memory: Int64 = 0
  ) -> TraceBuilder {
    let base = requestDates[request] ?? wall
    return answered(
      request,
      Timeline(
        entries: entries.map { TimelineEntry(date: base + interval($0), view: ViewID(0)) },
        policy: policy,
        archiveSize: size
      ),
      memory: memory
    )
  }

  func answered(_ request: Int, _ timeline: Timeline, memory: Int64 = 0) -> TraceBuilder {
    changed { $0.trace.timelines.append(timeline) }
      .input(
        .answered(
          RequestID(request),
          .timeline(TimelineID(trace.timelines.count)),
          memory: memory
        )
      )
  }

  /// Answers a request with something other than a timeline.
  func answered(_ request: Int, _ answer: AnswerKind, memory: Int64 = 0) -> TraceBuilder {
    input(.answered(RequestID(request), answer, memory: memory))
  }

  /// The harness itself asks a widget's code.
  func asked(_ request: Int, _ kind: RequestKind, family: Family = .systemSmall) -> TraceBuilder {
    let subject = RequestSubject(
      widget: WidgetID(0),
      placement: nil,
      family: family,
      configuration: 0
    )
    return input(.asked(RequestID(request), kind, subject))
  }

  /// Adds a side effect of a widget's code while it works on a request.
  func did(_ request: Int, _ sideEffect: SideEffect) -> TraceBuilder {
    changed { $0.trace.sideEffects.append(sideEffect) }
      .input(.did(RequestID(request), SideEffectID(trace.sideEffects.count)))
  }

  /// Adds a side effect of a widget's code while it works on a request.
  func did(
    _ request: Int,
    _ kind: SideEffect.Kind,
    amount: Int64 = 0,
    _ text: String = ""
  ) -> TraceBuilder {
    did(request, SideEffect(kind, amount: amount, text: text))
  }

  /// Reports the reload call of the code's last side effect to the subject.
  func calledByCode(_ call: Input) -> TraceBuilder {
    changed { $0.append(.input(call), cause: Int32($0.trace.events.count - 1)) }
  }

  // MARK: Effects

  func effect(_ effect: Effect) -> TraceBuilder {
    changed {
      if case .requested(let id, _, _) = effect { $0.requestDates[Int(id.number)] = $0.wall }
      $0.append(.effect(effect), cause: $0.lastInput)
    }
  }

  /// The subject asks a widget's code on behalf of a placed widget, or of the gallery with `nil`.
  func requested(
    _ request: Int,
    _ kind: RequestKind = .timeline,
    placement: Int? = 0,
    family: Family? = nil,
    configuration: Int? = nil,
    intent: Int = 0
  ) -> TraceBuilder {
    let placed = placement.flatMap {
      setup.placements.indices.contains($0) ? setup.placements[$0] : nil
    }
    return effect(
      .requested(
        RequestID(request),
        kind,
        RequestSubject(
          widget: placed?.widget ?? WidgetID(0),
          placement: placement.map { PlacementID($0) },
          family: family ?? placed?.family ?? .systemSmall,
          configuration: configuration ?? placed?.configuration ?? 0,
          intent: intent,
          isPreview: placement == nil
        )
      )
    )
  }

  /// The subject grants a reload.
  func granted(_ causes: ReloadCauses, charge: Int = 1, placement: Int = 0) -> TraceBuilder {
    effect(.granted(PlacementID(placement), causes, charge: Int32(charge)))
  }

  /// The subject grants a reload and makes its timeline request.
  func reload(
    _ request: Int,
    _ cause: ReloadCause,
    charge: Int = 1,
    placement: Int = 0
  ) -> TraceBuilder {
    granted(ReloadCauses(cause), charge: charge, placement: placement)
      .requested(request, placement: placement)
  }

  /// The subject keeps a reload.
  func held(_ causes: ReloadCauses, _ reason: HoldReason, placement: Int = 0) -> TraceBuilder {
    effect(.held(PlacementID(placement), causes, reason))
  }

  /// The subject ran the content closures.
  func archived(_ request: Int, _ renderings: Int) -> TraceBuilder {
    effect(.archived(RequestID(request), renderings: Int32(renderings)))
  }

  /// The subject puts a timeline in force.
  func committed(_ request: Int, timeline: Int, placement: Int = 0) -> TraceBuilder {
    effect(.committed(PlacementID(placement), RequestID(request), TimelineID(timeline)))
  }

  /// The subject gives a request up.
  func failed(_ request: Int, _ reason: FailureReason) -> TraceBuilder {
    effect(.failed(RequestID(request), reason))
  }

  /// The subject shows an entry of a timeline.
  func displayed(timeline: Int, entry: Int, placement: Int = 0) -> TraceBuilder {
    effect(.displayed(PlacementID(placement), .entry(TimelineID(timeline), Int32(entry))))
  }

  /// The subject shows the placeholder.
  func displayedPlaceholder(placement: Int = 0) -> TraceBuilder {
    effect(.displayed(PlacementID(placement), .placeholder))
  }

  /// The subject reports to the author.
  func reported(_ notice: Diagnostic, placement: Int? = 0) -> TraceBuilder {
    effect(.reported(notice, placement.map { PlacementID($0) }))
  }

  // MARK: Verdicts

  /// Returns the checker's findings in the run, which ends now; the widgets are scripts unless the
  /// clause needs real code or the test says so; a guard may be inverted.
  func judged(by id: ClauseID, isRealCode: Bool = false, negating turned: Int? = nil) throws
    -> Tally
  {
    let clause = try #require(Clause.named(id), "there is no clause \(id)")
    var trace = trace
    trace.end = now
    let features = clause.needs.union(isRealCode ? .all : .scripted)
    let judge = Judge(
      [clause],
      setup: setup,
      features: features,
      negating: turned.map { ClauseGuard($0, of: clause) }
    )
    // An earlier run leaves nothing behind.
    judge.judge(trace, setup: setup)
    judge.judge(trace, setup: setup)
    return judge.tallies[0]
  }

  private mutating func append(_ body: TraceEvent.Body, cause: Int32) {
    trace.events.append(TraceEvent(instant: now, wall: wall, cause: cause, body: body))
  }

  private func changed(_ change: (inout TraceBuilder) -> Void) -> TraceBuilder {
    var copy = self
    change(&copy)
    return copy
  }

  private func interval(_ text: String) -> Interval {
    guard let interval = Interval(text) else {
      Issue.record("\(text) is not a length of time")
      return .zero
    }
    return interval
  }
}

extension Tally {
  /// The classes of the violations, in the order of the violations.
  var kinds: [String] { violations.map(\.kind) }
}
