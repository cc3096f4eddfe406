import Clauses
import RunRecord
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

/// Reads from a trace the evidence for confirmation runs.
struct AnswerReader {
  private let trace: Trace
  private let state: ObservedState

  init(_ trace: Trace, _ state: ObservedState) {
    self.trace = trace
    self.state = state
  }

  /// Returns the dates of the first answers to some timeline requests, given the dates in the
  /// code's data.
  func dates(of wanted: Set<Int64>, given: [Int64]) -> [AnswerDates] {
    guard !wanted.isEmpty else { return [] }
    var found: [AnswerDates] = []
    var seen: Set<Int64> = []
    for event in trace.events {
      guard case .input(.answered(let id, .timeline(let number), _)) = event.body,
        wanted.contains(Int64(id.number)), seen.insert(Int64(id.number)).inserted,
        let request = state.requests[id], let timeline = trace.timeline(number)
      else { continue }
      found.append(AnswerDates(timeline, of: request, given: given))
    }
    return found
  }

  var timelines: [NumberedLine] {
    var seen: Set<Int> = []
    for event in trace.events {
      guard case .input(.answered(let id, .timeline, _)) = event.body,
        let request = state.requests[id]
      else { continue }
      seen.insert(Int(request.subject.widget.number))
    }
    return seen.sorted().map { NumberedLine($0) }
  }

  var figures: [FigureLine] {
    var found: [FigureLine] = []
    var seen: Set<FigureLine> = []
    func add(_ view: ViewID, _ request: RequestRecord, isOfPlaceholder: Bool) {
      for text in trace.view(view)?.figures ?? [] {
        let line = FigureLine(
          text,
          of: request.subject.widget,
          isOfPlaceholder: isOfPlaceholder
        )
        if seen.insert(line).inserted { found.append(line) }
      }
    }
    for event in trace.events {
      guard case .input(.answered(let id, let answer, _)) = event.body,
        let request = state.requests[id]
      else { continue }
      switch (request.kind, answer) {
      case (.placeholder, .entry(let view)): add(view, request, isOfPlaceholder: true)
      case (.timeline, .timeline(let number)):
        for entry in trace.timeline(number)?.entries ?? [] {
          add(entry.view, request, isOfPlaceholder: false)
        }
      default: continue
      }
    }
    return found
  }
}

extension OutsideLine {
  init(_ item: OutsideItem) {
    self.init()
    kind = item.kind.rawValue
    name = item.name
    type = item.type
    sample = item.sample
    isEncoded = item.isEncoded
    isStored = item.isStored
  }
}

extension EntityOffer {
  init(_ offer: OfferedEntities) {
    self.init()
    query = offer.query
    ids = offer.ids
    titles = offer.titles
    place = CodePlaces.text(of: offer.place) ?? ""
  }
}
