import WidgetModel

/// Records the conditions of placed widgets in which each kind of input came, from a trace.
struct ReachabilityTracker {
  /// The conditions in which each kind of input came, by ``EventKind/number``.
  private(set) var met = Array(repeating: PlacementConditions(), count: EventKind.allCases.count)

  private struct Asked {
    let kind: RequestKind
    let subject: RequestSubject
    var isUnderWay = true
  }

  private var widgets: [WidgetDeclaration] = []
  private var lives: [PlacementLife] = []
  private var requests = NumberTable<Asked>()
  /// The number of snapshots in progress for each widget.
  private var snapshots: [Int] = []
  private var awaitsUnlock = false
  private var isAfterTap = false

  mutating func begin(_ setup: Setup) {
    for kind in met.indices { met[kind] = [] }
    widgets = setup.widgets
    lives.removeAll(keepingCapacity: true)
    for placement in setup.placements { lives.append(PlacementLife(placement: placement)) }
    requests.removeAll()
    snapshots.removeAll(keepingCapacity: true)
    snapshots.append(contentsOf: repeatElement(0, count: widgets.count))
    awaitsUnlock = false
    isAfterTap = false
  }

  mutating func observe(_ event: TraceEvent, in trace: borrowing Trace) {
    switch event.body {
    case .input(let input):
      meet(input)
      record(input)
    case .effect(let effect): record(effect, event.wall, trace)
    }
  }

  // MARK: Conditions at an input

  private mutating func meet(_ input: Input) {
    switch input {
    case .woke, .asked, .did, .activities, .contexts, .controls: break
    case .added(let id), .removed(let id), .configured(let id, _), .visible(let id, _),
      .tapped(let id, _):
      meet(input.kind, at: id)
    case .reloadCalled(let kind):
      meet(input.kind) { [widgets] in widgets[Int($0.placement.widget.number)].kind == kind }
    case .pushReceived:
      meet(input.kind) { [widgets] in widgets[Int($0.placement.widget.number)].isPushEnabled }
    case .answered(let id, _, _):
      guard let asked = requests[id.number] else { return }
      if asked.kind == .snapshot {
        meet(.answered) { $0.placement.widget == asked.subject.widget }
      } else {
        meet(.answered, at: asked.subject.placement)
      }
    default: meet(input.kind, naming: input.names.first)
    }
  }

  /// Records an input; one that names no widget concerns all.
  private mutating func meet(_ kind: EventKind, naming id: (any RunIdentifier)?) {
    switch id {
    case let id as PlacementID: meet(kind, at: id)
    case let widget as WidgetID: meet(kind) { $0.placement.widget == widget }
    default: meet(kind) { _ in true }
    }
  }

  private mutating func meet(_ kind: EventKind, where concerns: (PlacementLife) -> Bool) {
    for life in lives where concerns(life) { meet(kind, life) }
  }

  private mutating func meet(_ kind: EventKind, at id: PlacementID) {
    guard lives.indices.contains(Int(id.number)) else { return }
    meet(kind, lives[Int(id.number)])
  }

  private mutating func meet(_ kind: EventKind, _ life: PlacementLife) {
    var conditions = life.conditions
    if awaitsUnlock { conditions.insert(PlacementConditions(.awaitsUnlock)) }
    if snapshots[Int(life.placement.widget.number)] > 0 {
      conditions.insert(PlacementConditions(.snapshotUnderWay))
    }
    met[kind.number].formUnion(conditions)
  }

  // MARK: State changes

  private mutating func record(_ input: Input) {
    isAfterTap = input.kind == .tapped
    switch input {
    case .added(let id): change(id) { $0.set(.isRemoved, false) }
    case .removed(let id): change(id) { $0.remove() }
    case .appInstalled(false): remove { _ in true }
    case .kindWithdrawn(let widget): remove { $0.placement.widget == widget }
    case .rebooted:
      awaitsUnlock = true
      for place in lives.indices { lives[place].set(.togglesShowTap, false) }
    case .locked(false): awaitsUnlock = false
    case .answered(let id, _, _): end(id)
    default: break
    }
  }

  private mutating func remove(where goes: (PlacementLife) -> Bool) {
    for place in lives.indices where goes(lives[place]) { lives[place].remove() }
  }

  private mutating func record(_ effect: Effect, _ wall: WallDate, _ trace: borrowing Trace) {
    switch effect {
    case .requested(let id, let kind, let subject): begin(id, Asked(kind: kind, subject: subject))
    case .cancelled(let id): end(id)
    case .failed(let id, _): fail(id)
    case .held(let id, let causes, let reason):
      change(id) {
        $0.heldCauses = causes
        $0.conditions.subtract(.held)
        $0.set(reason.condition, true)
      }
    case .granted(let id, let causes, _):
      change(id) {
        $0.conditions.subtract(.held)
        if causes.contains(.retry) { $0.set(.awaitsRetry, false) }
      }
    case .dropped(let id, _): change(id) { $0.conditions.subtract(.held) }
    case .committed(let id, let request, let timeline):
      end(request)
      let entries = trace.timeline(timeline)?.entries ?? []
      let isAwaited = !entries.isEmpty && entries.allSatisfy { $0.date > wall }
      change(id) { $0.commit(timeline, isAwaited: isAwaited) }
    case .displayed(let id, .entry(let timeline, _)):
      change(id) {
        guard $0.newest == timeline else { return }
        $0.set(.awaitsFirstDate, false)
      }
    case .toggled(let id, _, _):
      // A toggle that does not directly follow a tap goes back to its earlier state.
      change(id) { [isAfterTap] in $0.set(.togglesShowTap, isAfterTap) }
    default: break
    }
  }

  private mutating func begin(_ id: RequestID, _ asked: Asked) {
    requests[id.number] = asked
    count(asked, 1)
  }

  private mutating func end(_ id: RequestID) {
    guard let asked = requests[id.number], asked.isUnderWay else { return }
    requests[id.number]?.isUnderWay = false
    count(asked, -1)
  }

  private mutating func fail(_ id: RequestID) {
    if let asked = requests[id.number], asked.kind == .timeline {
      change(asked.subject.placement) { $0.set(.awaitsRetry, true) }
    }
    end(id)
  }

  private mutating func count(_ asked: Asked, _ change: Int) {
    switch asked.kind {
    case .snapshot:
      let widget = Int(asked.subject.widget.number)
      if snapshots.indices.contains(widget) { snapshots[widget] += change }
    case .placeholder:
      self.change(asked.subject.placement) {
        $0.placeholders = max(0, $0.placeholders + change)
        $0.set(.placeholderUnderWay, $0.placeholders > 0)
      }
    case .intent:
      self.change(asked.subject.placement) {
        $0.intents = max(0, $0.intents + change)
        $0.set(.intentUnderWay, $0.intents > 0)
      }
    case .timeline: self.change(asked.subject.placement) { $0.set(.timelineUnderWay, change > 0) }
    case .control, .controlAction, .options, .activity, .relevance, .preview: break
    }
  }

  private mutating func change(_ id: PlacementID, _ change: (inout PlacementLife) -> Void) {
    guard lives.indices.contains(Int(id.number)) else { return }
    change(&lives[Int(id.number)])
  }
}
