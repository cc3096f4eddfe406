import Clauses
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// Finds the locations in the code that broke a clause in a run.
///
/// The checker's own place is preferred: the wrong view, timeline or side effect. Then come the
/// side effect or answer of the event, the function that was asked, and the widget's declaration.
struct ViolationPlaces {
  let trace: Trace
  let state: ObservedState
  let source: HostedWidgets

  /// The lines that are more precise than a clause's own place; the last one of a clause is the
  /// best.
  private static let details: [(clause: Clause, text: @Sendable (String) -> String)] = [
    (.timelineBeginsNow, PlaceText.entries), (.entriesApart, PlaceText.entries),
    (.entriesSeen, PlaceText.entries), (.entriesFew, PlaceText.entries),
    (.timelineBeginsNow, PlaceText.laterOnly), (.daysByCalendar, PlaceText.dayLength),
    (.placeholderNotShownAsReal, PlaceText.sample), (.shownWhenLocked, PlaceText.privacy),
    (.recommendationsDiffer, PlaceText.recommendation),
  ]

  func candidates(for violation: Violation, of clause: Clause) -> PlaceCandidates {
    var own = [CodePlaces.text(of: violation.place)]
    for detail in ViolationPlaces.details where detail.clause.id == clause.id {
      own.insert(own[own.count - 1].map(detail.text), at: 0)
    }
    if clause.isAboutSilence { own += silences(before: violation) }
    if clause.isAboutTime { own.append(CodePlaces.text(of: longestLoad(before: violation))) }
    var near: [String?] = []
    if let index = violation.event, trace.events.indices.contains(index) {
      own.append(CodePlaces.text(of: sideEffect(at: index)))
      if clause.party != .view { near.append(CodePlaces.text(of: answer(at: index))) }
    }
    if clause.id == Clause.hasContainerBackground.id, let request = request(of: violation) {
      own += functions(asked: request, clause.party).prefix(1).map { $0.map(PlaceText.background) }
    }
    if let request = request(of: violation) { near += functions(asked: request, clause.party) }
    return PlaceCandidates(own: own.compactMap(\.self), near: near.compactMap(\.self))
  }

  func texts(askedBy id: RequestID) -> [String] {
    state.requests[id].map { functions(asked: $0, .provider).compactMap(\.self) } ?? []
  }

  private func sideEffect(at index: Int) -> SourcePlace {
    let event = trace.events[index]
    switch event.body {
    case .input(.did(_, let number)): return state.sideEffect(number)?.place ?? .unknown
    case .input(.reloadCalled), .input(.reloadAllCalled):
      // A call of the code is an event of its own, caused by the side effect.
      guard event.cause >= 0, case .input(.did(_, let number)) = trace.events[Int(event.cause)].body
      else { return .unknown }
      return state.sideEffect(number)?.place ?? .unknown
    default: return .unknown
    }
  }

  private func answer(at index: Int) -> SourcePlace {
    guard case .input(.answered(let id, _, _)) = trace.events[index].body else { return .unknown }
    let answers = trace.events[...index].count {
      if case .input(.answered(id, _, _)) = $0.body { true } else { false }
    }
    return source.place(ofAnswer: answers - 1, to: id)
  }

  /// Returns the places where an unanswered request ended: the leaked continuation, else its last
  /// network load.
  private func silences(before violation: Violation) -> [String?] {
    guard let id = violation.request, let request = state.requests[id], request.answers == 0 else {
      return []
    }
    let provider = source.places(of: request.subject.widget)?.provider
    let leak = provider.map { PlaceText.leak(besides: CodePlaces.linkedName(of: $0)) }
    let load = trace.events.lazy.reversed().compactMap { place(ofLoad: $0, by: id) }.first
    return [leak, CodePlaces.text(of: load ?? .unknown)]
  }

  private func place(ofLoad event: TraceEvent, by id: RequestID) -> SourcePlace? {
    guard case .input(.did(id, let number)) = event.body,
      let effect = state.sideEffect(number), effect.kind == .networkRequested
    else { return nil }
    return effect.place
  }

  /// Returns the network load that took most of a request's time, if one did.
  private func longestLoad(before violation: Violation) -> SourcePlace {
    guard let id = violation.request, let index = violation.event,
      trace.events.indices.contains(index), let begin = state.requests[id]?.instant
    else { return .unknown }
    let end = trace.events[index].instant
    var begun: (place: SourcePlace, instant: Instant)?
    var longest: (place: SourcePlace, time: Interval) = (.unknown, .zero)
    func close(at instant: Instant) {
      guard let begun, instant - begun.instant > longest.time else { return }
      longest = (begun.place, instant - begun.instant)
    }
    for event in trace.events[...index] {
      guard let place = place(ofLoad: event, by: id) else { continue }
      close(at: event.instant)
      begun = (place, event.instant)
    }
    close(at: end)
    return longest.time + longest.time > end - begin ? longest.place : .unknown
  }

  private func request(of violation: Violation) -> RequestRecord? {
    if let id = violation.request { return state.requests[id] }
    guard let index = violation.event, trace.events.indices.contains(index),
      case .input(.did(let id, _)) = trace.events[index].body
    else { return nil }
    return state.requests[id]
  }

  private func functions(asked request: RequestRecord, _ party: Party) -> [String?] {
    guard let places = source.places(of: request.subject.widget) else { return [] }
    func asked(_ names: String...) -> [String?] {
      names.map { CodePlaces.text(of: $0, in: places.provider) }
    }
    let functions: [String?]
    if party == .view {
      functions = [CodePlaces.text(of: "body", in: places.content)]
    } else if party == .configuration {
      functions = []
    } else {
      functions =
        switch request.kind {
        case .timeline: asked("timeline", "getTimeline", "entry")
        case .snapshot: asked("snapshot", "getSnapshot", "entry")
        case .placeholder: asked("placeholder")
        case .relevance: asked("relevance")
        case .control, .controlAction: asked("currentValue")
        case .intent:
          [CodePlaces.text(of: "perform", in: source.intentType(Int(request.subject.intent)))]
        case .options, .activity, .preview: []
        }
    }
    return functions + [CodePlaces.text(of: places.declaration)]
  }
}

extension Clause {
  fileprivate var isAboutSilence: Bool {
    [Clause.completesOnce.id, Clause.offlineHasEntry.id, Clause.missingDataHasEntry.id].contains(id)
  }

  fileprivate var isAboutTime: Bool {
    [Clause.timelineSoon.id, Clause.timelineInTime.id, Clause.controlInTime.id].contains(id)
  }
}
