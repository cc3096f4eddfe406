import RunRecord
import WidgetModel

/// Reads the lives of Live Activities from a trace: inputs, results, and the state after each.
struct ActivityReader {
  private let trace: Trace
  private let profile: Profile
  private var obstacles: ActivityObstacles
  /// All lives, in the order of their starts.
  private(set) var lives: [ActivityStanding] = []
  /// The index in ``lives`` of the last life under each number.
  private var places: [ActivityID: Int] = [:]

  init(_ trace: Trace, _ profile: Profile) {
    self.trace = trace
    self.profile = profile
    obstacles = ActivityObstacles(profile)
  }

  mutating func observe(_ event: TraceEvent, at index: Int) {
    switch event.body {
    case .input(let input):
      if case .activities(let own) = input { handle(own, event, at: index) }
      obstacles.record(input)
    case .effect(.activities(let effect)): handle(effect, event, at: index)
    case .effect: break
    }
  }

  // MARK: Inputs

  private mutating func handle(_ input: ActivityInput, _ event: TraceEvent, at index: Int) {
    let now = event.instant
    switch input {
    case .started(let id, _, let request):
      let life = life(of: id, forStart: true)
      let obstacle = obstacles.start(lives[life])
      if obstacle == nil { lives[life].request = request }
      open(life, "start", .app, obstacle, event, at: index)
      if obstacle == nil { begin(life, at: now) }
    case .updated(let id, let content, let age):
      let life = life(of: id)
      let obstacle = obstacles.update(content, age: age, lives[life], at: now)
      call(life, timestamp: now - age)
      open(life, "update", .app, obstacle, event, at: index)
    case .ended(let id, let policy):
      let life = life(of: id)
      let obstacle = obstacles.call(lives[life])
      if obstacle == nil { lives[life].policy = (policy, event.wall) }
      open(life, "end", .app, obstacle, event, at: index)
    case .swiped(let id):
      let life = life(of: id)
      open(life, "swiped away", .person, obstacles.gesture(lives[life]), event, at: index)
    case .tapped(let id, _, _, let isInCarPlay):
      let life = life(of: id)
      let obstacle = obstacles.tap(lives[life], inCarPlay: isInCarPlay)
      open(life, "tap", .person, obstacle, event, at: index)
    case .collapsed(let id):
      let life = life(of: id)
      open(life, "collapsed", .person, obstacles.collapse(lives[life]), event, at: index)
    case .pushed(let push): handle(push, event, at: index)
    case .allowed, .frequentPushesAllowed: break
    }
  }

  private mutating func handle(_ push: ActivityPush, _ event: TraceEvent, at index: Int) {
    let now = event.instant
    let name = push.address == .channel ? "broadcast" : "push"
    if case .start(let content) = push.event {
      let life = life(of: push.activity, forStart: true)
      // A scheduled activity counts, an ended one does not (LA-05).
      let others = lives.count { $0.isRunning || $0.phase == .pending }
      let obstacle = obstacles.pushedStart(push, content, lives[life], beside: others, at: now)
      open(life, "\(name): start", .push, obstacle, event, at: index)
      guard obstacle == nil else { return }
      lives[life].request = ActivityRequest(pushType: .token)
      return begin(life, at: now)
    }
    let meant = self.meant(by: push)
    let reached = meant.filter { obstacles.address(push, lives[$0]) == nil }
    let delivery = obstacles.delivery(push, reachesAny: !reached.isEmpty, at: now)
    for life in meant {
      var obstacle = obstacles.address(push, lives[life]) ?? delivery
      switch push.event {
      case .start: break
      case .update(let content, let age):
        obstacle = obstacle ?? obstacles.update(content, age: age, lives[life], at: now)
        if lives[life].isPresent, push.concerns(push.activity, lives[life].request.pushType) {
          call(life, timestamp: now - age)
        }
        open(life, "\(name): update", .push, obstacle, event, at: index)
      case .end(let policy):
        if obstacle == nil { lives[life].policy = (policy, event.wall) }
        open(life, "\(name): end", .push, obstacle, event, at: index)
      }
    }
  }

  /// Returns the lives to which a push is sent: that of its number, or all on the channel.
  private mutating func meant(by push: ActivityPush) -> [Int] {
    guard push.address == .channel else { return [life(of: push.activity)] }
    return lives.indices.filter {
      lives[$0].isPresent && lives[$0].request.pushType == .channel
    }
  }

  /// Returns the index of the last life under a number, or a new one if a start follows its end.
  private mutating func life(of id: ActivityID, forStart isStart: Bool = false) -> Int {
    if let place = places[id], !(isStart && lives[place].isGone) { return place }
    places[id] = lives.count
    lives.append(ActivityStanding(id))
    return lives.count - 1
  }

  private mutating func begin(_ life: Int, at now: Instant) {
    lives[life].calls = 1
    lives[life].timestamps = [now]
    lives[life].timestamp = now
  }

  private mutating func call(_ life: Int, timestamp: Instant) {
    guard lives[life].isPresent else { return }
    lives[life].calls += 1
    lives[life].timestamps.append(timestamp)
  }

  private mutating func open(
    _ life: Int,
    _ name: String,
    _ source: ActivityStepLine.Source,
    _ obstacle: ActivityObstacle?,
    _ event: TraceEvent,
    at index: Int
  ) {
    let step = lives[life].step(of: index, event, at: index, in: trace)
    lives[life].steps[step].line.name = name
    lives[life].steps[step].line.source = source
    lives[life].steps[step].obstacle = obstacle
    lives[life].closeStep(step, through: index)
  }

  // MARK: Effects

  private mutating func handle(_ effect: ActivityEffect, _ event: TraceEvent, at index: Int) {
    if case .island(let attached, let detached) = effect {
      return show(attached, detached, event, at: index)
    }
    guard let id = effect.activity else { return }
    let life = life(of: id)
    let step = lives[life].step(of: Int(event.cause), event, at: index, in: trace)
    switch effect {
    case .refused(_, let error): refuse(life, step, error)
    case .changed(_, let phase): turn(life, step, to: phase, event)
    case .shown(_, let content):
      lives[life].content = Int64(content)
      if lives[life].timestamps.indices.contains(Int(content)) {
        lives[life].timestamp = lives[life].timestamps[Int(content)]
      }
      add(content == 0 ? "shows its first content" : "shows update \(content)", life, step)
    case .alerted(_, let presentation):
      lives[life].steps[step].line.alert = presentation == .expanded ? .expanded : .banner
      add(presentation == .expanded ? "alerts, expanded" : "alerts with a banner", life, step)
    case .led(_, let destination): add("leads to \(destination.text)", life, step)
    case .tokenGiven: add("gets a push token", life, step, isEffect: false)
    case .island: break
    }
    lives[life].closeStep(step, through: index)
  }

  private mutating func add(_ result: String, _ life: Int, _ step: Int, isEffect: Bool = true) {
    lives[life].steps[step].results.append(result)
    if isEffect { lives[life].steps[step].hasEffect = true }
  }

  private mutating func refuse(_ life: Int, _ step: Int, _ error: ActivityError) {
    var content = ActivityContent()
    if case .activities(.started(_, let own, _))? = lives[life].steps[step].input { content = own }
    lives[life].steps[step].obstacle = .refused(obstacles.words(of: error, content))
  }

  private mutating func turn(
    _ life: Int,
    _ step: Int,
    to phase: ActivityPhase,
    _ event: TraceEvent
  ) {
    let before = lives[life].phase
    let at = event.instant.microseconds
    let input = lives[life].steps[step].input
    switch phase {
    case .pending, .active:
      lives[life].phase = phase == .pending ? .pending : .active
      if lives[life].line.startedAt < 0 {
        lives[life].line.startedAt = at
        lives[life].line.start = ActivityCauses.start(input)
      }
      if before == .absent || before == .pending { lives[life].started = event.instant }
      name(life, step, before == .pending ? "start date" : "active again")
    case .stale:
      lives[life].phase = .stale
      name(life, step, "stale date")
    case .ended:
      lives[life].phase = .ended
      lives[life].line.endedAt = at
      lives[life].line.end = ActivityCauses.end(lives[life], input, at: event.instant, profile)
      let age = profile.interval(.activityActiveLimit)
      name(life, step, lives[life].line.end == .age ? "active for \(age)" : "end")
    case .dismissed:
      lives[life].line.leftAt = at
      lives[life].line.departure = ActivityCauses.departure(lives[life], input, event, profile)
      (lives[life].phase, lives[life].place) = (.absent, .none)
      name(life, step, "dismissal")
    }
    let word = phase == .active && before == .stale ? "active again" : phase.rawValue
    add("is \(word)", life, step)
  }

  /// Names a step that time caused after its first effect.
  private mutating func name(_ life: Int, _ step: Int, _ name: String) {
    guard lives[life].steps[step].line.name.isEmpty else { return }
    lives[life].steps[step].line.name = name
    lives[life].steps[step].line.text = "time passes"
  }

  private mutating func show(
    _ attached: ActivityID?,
    _ detached: ActivityID?,
    _ event: TraceEvent,
    at index: Int
  ) {
    for life in lives.indices {
      let id = ActivityID(Int(lives[life].line.number))
      // An earlier life under the same number has ended.
      guard places[id] == life else { continue }
      let place: ActivityStepLine.Place =
        id == attached ? detached == nil ? .compact : .attached : id == detached ? .detached : .none
      guard place != lives[life].place else { continue }
      lives[life].place = place
      if place == .none, lives[life].phase != .active, lives[life].phase != .stale,
        lives[life].steps.last?.line.at == event.instant.microseconds
      {
        // It left because it ended, and that step says so.
        lives[life].closeStep(lives[life].steps.count - 1, through: index)
        continue
      }
      let step = lives[life].step(of: Int(event.cause), event, at: index, in: trace)
      name(life, step, "island")
      add(place.words, life, step, isEffect: false)
      lives[life].closeStep(step, through: index)
    }
  }
}

extension ActivityStepLine.Place {
  /// The result of moving to the place.
  fileprivate var words: String {
    switch self {
    case .none: "leaves the Dynamic Island"
    case .compact: "is compact in the Dynamic Island"
    case .attached: "is minimal, attached to the Dynamic Island"
    case .detached: "is minimal, detached from the Dynamic Island"
    }
  }
}
