import WidgetModel

/// A trace prepared for comparison, with each event's owner and with normalized numbers.
///
/// A runtime numbers requests as it likes, and timelines are numbered in order of arrival; both are
/// renumbered, for each owner if owners are compared separately.
struct TraceReading {
  let trace: Trace

  /// The indices of the events of each owner: the phone, each placed widget, each widget in the
  /// gallery.
  ///
  /// Each owner has two lanes that are compared separately, first its inputs and then its effects.
  ///
  /// Effects due by time alone come with the first input of their instant, regardless of its owner.
  /// So of two answers at one instant, the second owner's follows what was due for it, and the
  /// first owner's precedes it.
  private(set) var lanes: [[Int]]

  private let correspondence: Correspondence
  private let placements: Int
  private let isByOwner: Bool

  /// The owner of each request, and its number among the owner's.
  private var requests = NumberTable<(owner: Int, number: Int)>()
  private var requestCounts: [Int] = []
  private var timelines = NumberTable<Int>()
  private var timelineCounts: [Int] = []

  /// Reads a trace, replacing its numbers by those of the first run.
  init(
    _ trace: Trace,
    _ correspondence: Correspondence = Correspondence(),
    placements: Int,
    byOwner isByOwner: Bool
  ) {
    self.trace = trace
    self.correspondence = correspondence
    self.placements = placements
    self.isByOwner = isByOwner
    lanes = []
    if isByOwner {
      for place in trace.events.indices
      where !isMove(trace.events[place]) && !trace.events[place].goesByOrder {
        let lane = number(trace.events[place]) * 2 + (trace.events[place].isInput ? 0 : 1)
        makeRoom(for: lane, in: &lanes, [])
        lanes[lane].append(place)
      }
    } else {
      for event in trace.events { _ = number(event) }
      lanes.append(
        correspondence.moves.isEmpty
          ? Array(trace.events.indices)
          : trace.events.indices.filter { !isMove(trace.events[$0]) }
      )
    }
  }

  /// Returns the placed widget of a lane, or `nil` for the phone or a widget.
  func placement(ofLane lane: Int) -> PlacementID? {
    let owner = lane / 2
    return isByOwner && owner > 0 && owner <= placements ? PlacementID(owner - 1) : nil
  }

  /// Returns true if a lane belongs to a widget, or to the phone for `nil`.
  func isLane(_ lane: Int, of id: WidgetID?) -> Bool {
    isByOwner && lane / 2 == (id.map { owner($0) } ?? 0)
  }

  /// Returns the owner number of a placed widget of the first run.
  private func owner(_ id: PlacementID) -> Int {
    isByOwner && (0..<placements).contains(Int(id.number)) ? Int(id.number) + 1 : 0
  }

  /// Returns the owner number of a widget of the first run, for events without a placed widget.
  private func owner(_ id: WidgetID) -> Int {
    // A scenario has at most a thousand widgets; any other number that a hostile subject names
    // counts as the phone's.
    isByOwner && (0..<1000).contains(Int(id.number)) ? placements + 1 + Int(id.number) : 0
  }

  private func isMove(_ event: TraceEvent) -> Bool {
    guard case .input(.clockMoved) = event.body else { return false }
    return correspondence.moves.contains(event.instant)
  }

  private func makeRoom<Value>(for lane: Int, in values: inout [Value], _ empty: Value) {
    while values.count <= lane { values.append(empty) }
  }

  // MARK: Owners of events

  /// Renumbers what an event introduces, and returns its owner.
  private mutating func number(_ event: TraceEvent) -> Int {
    switch event.body {
    case .input(.asked(let id, _, let subject)):
      return record(id, owner(correspondence.first(subject.widget)))
    case .effect(.requested(let id, _, let subject)):
      return record(
        id,
        subject.placement.number < 0
          ? owner(correspondence.first(subject.widget))
          : owner(correspondence.first(subject.placement))
      )
    case .input(.answered(let id, let answer, _)):
      let owner = owner(of: id)
      if case .timeline(let timeline) = answer, timelines[timeline.number] == nil {
        makeRoom(for: owner, in: &timelineCounts, 0)
        timelines[timeline.number] = timelineCounts[owner]
        timelineCounts[owner] += 1
      }
      return owner
    case .input(let input): return isByOwner ? owner(of: input) : 0
    case .effect(let effect): return isByOwner ? owner(of: effect) : 0
    }
  }

  private mutating func record(_ id: RequestID, _ owner: Int) -> Int {
    makeRoom(for: owner, in: &requestCounts, 0)
    requests[id.number] = (owner, requestCounts[owner])
    requestCounts[owner] += 1
    return owner
  }

  private func owner(of id: RequestID) -> Int { requests[id.number]?.owner ?? 0 }

  private func owner(of input: Input) -> Int {
    switch input {
    case .added(let id), .removed(let id), .configured(let id, _), .visible(let id, _),
      .tapped(let id, _):
      owner(correspondence.first(id))
    case .galleryOpened(let id, _), .processKilled(let id), .controls(.added(let id)),
      .controls(.removed(let id)), .controls(.tapped(let id)):
      owner(correspondence.first(id))
    case .contexts(.relevant(let id, _)): owner(correspondence.first(id))
    case .did(let id, _): owner(of: id)
    case .activities: 0
    default: input.names.first.map { owner(of: $0) } ?? 0
    }
  }

  private func owner(of effect: Effect) -> Int {
    switch effect {
    case .cancelled(let id), .archived(let id, _), .failed(let id, _): owner(of: id)
    case .held(let id, _, _), .dropped(let id, _), .granted(let id, _, _), .committed(let id, _, _),
      .displayed(let id, _), .toggled(let id, _, _), .led(let id, _):
      owner(correspondence.first(id))
    case .reported(_, let id): id.map { owner(correspondence.first($0)) } ?? 0
    case .presented(let item):
      if case .widget(let id) = item.content { owner(correspondence.first(id)) } else { 0 }
    case .controls(let effect): owner(correspondence.first(effect.control))
    case .requested, .activities: 0
    // Any other effect belongs to the first thing that it names.
    default: effect.names.first.map { owner(of: $0) } ?? 0
    }
  }

  private func owner(of id: any RunIdentifier) -> Int {
    switch id {
    case let id as WidgetID: owner(correspondence.first(id))
    case let id as PlacementID: owner(correspondence.first(id))
    case let id as RequestID: owner(of: id)
    default: 0
    }
  }

  // MARK: Normalized numbers

  /// Returns the event in numbers that two runs share; views and timelines are compared by value.
  func body(_ event: TraceEvent) -> TraceEvent.Body {
    switch event.body {
    case .input(let input): .input(named(input))
    case .effect(let effect): .effect(named(effect))
    }
  }

  private func named(_ id: RequestID) -> RequestID { RequestID(requests[id.number]?.number ?? -1) }

  private func named(_ id: TimelineID) -> TimelineID { TimelineID(timelines[id.number] ?? -1) }

  private func named(_ subject: RequestSubject) -> RequestSubject {
    var subject = subject
    subject.widget = correspondence.first(subject.widget)
    if subject.placement.number >= 0 {
      subject.placement = correspondence.first(subject.placement)
    }
    return subject
  }

  private func named(_ input: Input) -> Input {
    switch input {
    case .added(let id): .added(correspondence.first(id))
    case .removed(let id): .removed(correspondence.first(id))
    case .configured(let id, let number): .configured(correspondence.first(id), number)
    case .visible(let id, let isOn): .visible(correspondence.first(id), isOn)
    case .tapped(let id, let node): .tapped(correspondence.first(id), node: node)
    case .galleryOpened(let id, let family): .galleryOpened(correspondence.first(id), family)
    case .processKilled(let id): .processKilled(correspondence.first(id))
    case .contexts(.relevant(let id, let number)):
      .contexts(.relevant(correspondence.first(id), configurations: number))
    case .controls(let input): .controls(input.renamed { correspondence.first($0) })
    case .asked(let id, let kind, let subject): .asked(named(id), kind, named(subject))
    case .did(let id, _): .did(named(id), SideEffectID(0))
    case .answered(let id, .timeline(let timeline), let memory):
      .answered(named(id), .timeline(named(timeline)), memory: memory)
    case .answered(let id, .entry, let memory):
      .answered(named(id), .entry(ViewID(0)), memory: memory)
    case .answered(let id, let answer, let memory): .answered(named(id), answer, memory: memory)
    case .activities: input
    default: input.renamed(by: { named($0) })
    }
  }

  private func named(_ effect: Effect) -> Effect {
    switch effect {
    case .requested(let id, let kind, let subject): .requested(named(id), kind, named(subject))
    case .cancelled(let id): .cancelled(named(id))
    case .held(let id, let causes, let reason): .held(correspondence.first(id), causes, reason)
    case .dropped(let id, let causes): .dropped(correspondence.first(id), causes)
    case .granted(let id, let causes, let charge):
      .granted(correspondence.first(id), causes, charge: charge)
    case .archived(let id, let renderings): .archived(named(id), renderings: renderings)
    case .committed(let id, let request, let timeline):
      .committed(correspondence.first(id), named(request), named(timeline))
    case .failed(let id, let reason): .failed(named(id), reason)
    case .displayed(let id, .entry(let timeline, let entry)):
      .displayed(correspondence.first(id), .entry(named(timeline), entry))
    case .displayed(let id, .placeholder): .displayed(correspondence.first(id), .placeholder)
    case .displayed(let id, .blank): .displayed(correspondence.first(id), .blank)
    case .toggled(let id, let node, let isOn):
      .toggled(correspondence.first(id), node: node, isOn: isOn)
    case .led(let id, let destination): .led(correspondence.first(id), destination)
    case .reported(let notice, let id): .reported(notice, id.map { correspondence.first($0) })
    case .presented(let item): .presented(named(item))
    case .activities: effect
    case .controls(let control): .controls(control.renamed { correspondence.first($0) })
    default: effect.renamed(by: { named($0) })
    }
  }

  private func named(_ id: any RunIdentifier) -> any RunIdentifier {
    switch id {
    case let id as WidgetID: correspondence.first(id)
    case let id as PlacementID: correspondence.first(id)
    case let id as RequestID: named(id)
    case let id as TimelineID: named(id)
    default: id
    }
  }

  private func named(_ item: PresentedItem) -> PresentedItem {
    switch item.content {
    case .placement(let id):
      PresentedItem(.placement(correspondence.first(id)), item.presentation)
    case .widget(let id): PresentedItem(.widget(correspondence.first(id)), item.presentation)
    case .activity: item
    }
  }
}

extension TraceEvent {
  fileprivate var isInput: Bool {
    if case .input = body { true } else { false }
  }

  /// True if the order of the placed widgets decides about it: StandBy shows the first of them
  /// (AS-17).
  fileprivate var goesByOrder: Bool {
    guard case .effect(.presented(let item)) = body, case .placement = item.content
    else { return false }
    return true
  }
}
