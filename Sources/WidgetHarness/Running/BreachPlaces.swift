import Clauses
@_spi(Hosting) import WidgetAuthoring
import WidgetHost
import WidgetModel

/// Finds out where the code stands that broke a clause in a run.
///
/// What a checker knows counts first: the view, timeline or deed that is wrong. Then come the deed or
/// answer of the event, the function that was asked, and the widget's declaration.
struct BreachPlaces {
  let trace: Trace
  let ledger: Ledger
  let source: HostedWidgets

  /// Where a breach may stand, the best place first, as ``CodePlaces`` writes them.
  func texts(of breach: Breach, _ party: Party) -> [String] {
    var texts: [String?] = [CodePlaces.text(of: breach.place)]
    if let index = breach.event, trace.events.indices.contains(index) {
      texts.append(CodePlaces.text(of: place(of: index, party)))
    }
    if let request = request(of: breach) { texts += functions(asked: request, party) }
    return texts.compactMap(\.self)
  }

  /// Where the code did what an event tells.
  private func place(of index: Int, _ party: Party) -> SourcePlace {
    let event = trace.events[index]
    switch event.body {
    case .input(.did(_, let number)): return ledger.deed(number)?.place ?? .unknown
    case .input(.reloadCalled), .input(.reloadAllCalled):
      // A call of the code is an event of its own, caused by the deed.
      guard event.cause >= 0, case .input(.did(_, let number)) = trace.events[Int(event.cause)].body
      else { return .unknown }
      return ledger.deed(number)?.place ?? .unknown
    case .input(.answered(let id, _, _)) where party != .view:
      let answers = trace.events[...index].count {
        if case .input(.answered(id, _, _)) = $0.body { true } else { false }
      }
      return source.place(ofAnswer: answers - 1, to: id)
    default: return .unknown
    }
  }

  private func request(of breach: Breach) -> RequestRecord? {
    if let id = breach.request { return ledger.requests[id] }
    guard let index = breach.event, trace.events.indices.contains(index),
      case .input(.did(let id, _)) = trace.events[index].body
    else { return nil }
    return ledger.requests[id]
  }

  /// The functions that a request asks, and what declares the widget.
  private func functions(asked request: RequestRecord, _ party: Party) -> [String?] {
    guard let places = source.places(of: request.subject.widget) else { return [] }
    func asked(_ names: String...) -> [String?] {
      names.map { CodePlaces.text(of: $0, in: places.provider) }
    }
    let functions: [String?]
    if party == .view {
      functions = [CodePlaces.text(of: "body", in: places.content)]
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
        case .options, .activity: []
        }
    }
    return functions + [CodePlaces.text(of: places.declaration)]
  }
}
