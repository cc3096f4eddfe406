import Clauses
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

/// Reads the timelines of a run as a person would see them.
struct TimelineReader {
  private let trace: Trace
  private let state: ObservedState
  private let source: HostedWidgets

  init(_ trace: Trace, _ state: ObservedState, _ source: HostedWidgets) {
    self.trace = trace
    self.state = state
    self.source = source
  }

  /// The first answers to the run's timeline requests, and the gallery's snapshots as timelines of
  /// one entry.
  var drawnTimelines: [DrawnTimeline] {
    var found: [DrawnTimeline] = []
    var seen: Set<RequestID> = []
    for event in trace.events {
      guard case .input(.answered(let id, let answer, _)) = event.body,
        let request = state.requests[id], seen.insert(id).inserted
      else { continue }
      switch answer {
      case .timeline(let number) where request.kind == .timeline:
        if let timeline = trace.timeline(number) { found.append(drawn(timeline, of: request)) }
      case .entry(let view) where request.kind == .snapshot && request.subject.isPreview:
        let entry = TimelineEntry(date: request.wall, view: view)
        found.append(drawn(WidgetModel.Timeline(entries: [entry], policy: .never), of: request))
      default: break
      }
    }
    return found
  }

  private func drawn(_ timeline: WidgetModel.Timeline, of request: RequestRecord) -> DrawnTimeline {
    var drawn = DrawnTimeline()
    drawn.widget = Int64(request.subject.widget.number)
    drawn.asked = request.wall.microseconds
    drawn.places = [
      CodePlaces.text(of: timeline.place),
      CodePlaces.text(of: source.place(ofAnswer: 0, to: request.id)),
    ].compactMap(\.self)
    // An asynchronous function has returned when its answer is drawn.
    drawn.places += ViolationPlaces(trace: trace, state: state, source: source)
      .texts(askedBy: request.id)
    drawn.readings = source.hostEnvironment.readings.filter { $0.request == request.id }.map {
      OutsideReading($0.name, at: CodePlaces.text(of: $0.place) ?? "")
    }
    switch timeline.policy {
    case .atEnd: drawn.reload = timeline.entries.map(\.date.microseconds).max() ?? Int64.max
    case .after(let date): drawn.reload = date.microseconds
    case .never: break
    }
    drawn.parameters =
      (source.hostEnvironment.configurations[request.id]?.readParameters ?? []).map {
        ParameterUse(
          $0.name,
          at: CodePlaces.text(of: $0.place) ?? "",
          isRead: $0.isRead,
          isSet: $0.isSet
        )
      }
    var lines: [ViewID: DrawnEntry] = [:]
    drawn.entries = timeline.entries.map { entry in
      var line = lines[entry.view] ?? self.line(of: entry.view)
      lines[entry.view] = line
      line.date = entry.date.microseconds
      return line
    }
    return drawn
  }

  private func line(of view: ViewID) -> DrawnEntry {
    var line = DrawnEntry()
    let tree = trace.view(view)
    line.drawing = tree?.drawing ?? []
    line.texts = tree?.nodes.filter { $0.kind == .text }.map(\.text) ?? []
    line.plainTexts = tree?.plainTexts ?? []
    return line
  }
}

extension ViewTree {
  fileprivate var plainTexts: [DrawnText] {
    let current = Set(
      attributes.filter(\.keepsTextCurrent).map { Int($0.node) }
    )
    return nodes.enumerated().compactMap { index, node in
      guard node.kind == .text, !current.contains(index) else { return nil }
      return DrawnText(node.text, at: CodePlaces.text(of: node.place) ?? "")
    }
  }

  /// The drawing as text, a line for each node and attribute.
  ///
  /// The numbers of links and buttons differ between runs, and self-updating texts change by the
  /// moment, so both are left out.
  fileprivate var drawing: [String] {
    var lines: [String] = []
    var next = 0
    for (index, node) in nodes.enumerated() {
      var own: [String] = []
      var isCurrent = false
      while next < attributes.count, attributes[next].node <= index {
        let attribute = attributes[next]
        if attribute.keepsTextCurrent { isCurrent = true }
        own.append("\(attribute.name)=\(attribute.value)")
        next += 1
      }
      let text = isCurrent ? "" : node.text
      let words = [node.kind.rawValue, text, node.isOn ? "on" : ""] + own
      lines.append("\(node.depth) " + words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return lines
  }
}
