import RunRecord
import WidgetModel

extension PageSnapshotLine {
  /// Returns the snapshots of one widget's run, by family, in the order in which a person meets
  /// them.
  ///
  /// For each drawn family and configuration: the placeholder, snapshots, the first entry, some
  /// later ones, the last, and the content after a tap and after a failed reload. For a control or
  /// Live Activity: everything drawn.
  public static func snapshots(
    in trace: Trace,
    of widget: WidgetID,
    kind: String,
    configurations: [String] = []
  ) -> [PageSnapshotLine] {
    var collector = PageSnapshotCollector(trace: trace, widget: widget)
    for event in trace.events { collector.observe(event) }
    return collector.snapshots.map { snapshot in
      var line = snapshot.line
      line.widget = kind
      if configurations.indices.contains(snapshot.configuration) {
        line.configuration = configurations[snapshot.configuration]
      }
      return line
    }
  }
}

struct PageSnapshotCollector {
  struct Snapshot {
    var configuration: Int
    var line: PageSnapshotLine
  }

  /// The maximum number of later entries for each family.
  static let laterEntries = 2

  let trace: Trace
  let widget: WidgetID

  private var found: [Snapshot] = []
  private var requests: [RequestID: (kind: RequestKind, subject: RequestSubject)] = [:]
  private var placements: [PlacementID: Placed] = [:]

  private struct Placed {
    var family: Family
    var configuration: Int
    var shown: Display?
    var ranIntent = false
  }

  init(trace: Trace, widget: WidgetID) {
    self.trace = trace
    self.widget = widget
  }

  /// The snapshots, by family and configuration, then by occasion.
  var snapshots: [Snapshot] {
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let snapshot = found[place]
      return (
        Family(rawValue: snapshot.line.family)?.number ?? Family.allCases.count,
        snapshot.configuration,
        PageSnapshotLine.Occasion.allCases.firstIndex(of: snapshot.line.occasion) ?? 0,
        place
      )
    }
    return found.indices.inOrder { rank($0) < rank($1) }.map { found[$0] }
  }

  mutating func observe(_ event: TraceEvent) {
    switch event.body {
    case .effect(.requested(let id, let kind, let subject)),
      .input(.asked(let id, let kind, let subject)):
      guard subject.widget == widget else { return }
      requests[id] = (kind, subject)
      if subject.placement.number >= 0, placements[subject.placement] == nil {
        placements[subject.placement] = Placed(
          family: subject.family,
          configuration: Int(subject.configuration)
        )
      }
    case .input(.answered(let id, .entry(let view), _)): answered(id, view, event)
    case .effect(.displayed(let id, let display)): displayed(id, display, event)
    case .effect(.led(let id, .intent)): placements[id]?.ranIntent = true
    case .effect(.failed(let id, let reason)): failed(id, reason, event)
    default: return
    }
  }

  private mutating func answered(_ id: RequestID, _ view: ViewID, _ event: TraceEvent) {
    guard let (kind, subject) = requests[id] else { return }
    let occasion: PageSnapshotLine.Occasion
    switch kind {
    case .placeholder: occasion = .placeholder
    case .snapshot: occasion = subject.isPreview ? .gallery : .snapshot
    case .control, .controlAction: occasion = .control
    case .activity: occasion = .presentation
    case .preview: occasion = .preview
    case .timeline, .intent, .options, .relevance: return
    }
    let isFamilyless = occasion == .control || occasion == .presentation
    keep(
      occasion,
      view,
      family: isFamilyless ? "" : subject.family.rawValue,
      configuration: Int(subject.configuration),
      title: occasion == .presentation ? "" : occasion.title,
      event
    )
  }

  private mutating func displayed(_ id: PlacementID, _ display: Display, _ event: TraceEvent) {
    guard var placed = placements[id] else { return }
    defer { placements[id] = placed }
    placed.shown = display
    guard case .entry(let timeline, let number) = display,
      let entries = trace.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return }
    let place = "entry \(number + 1) of \(entries.count)"
    let isKnown = found.contains {
      $0.line.family == placed.family.rawValue && $0.configuration == placed.configuration
        && $0.line.occasion == .firstEntry
    }
    let occasion: PageSnapshotLine.Occasion
    if placed.ranIntent {
      occasion = .afterTap
      placed.ranIntent = false
    } else if !isKnown {
      occasion = .firstEntry
    } else {
      occasion = Int(number) == entries.count - 1 ? .lastEntry : .laterEntry
    }
    keep(
      occasion,
      entries[Int(number)].view,
      family: placed.family.rawValue,
      configuration: placed.configuration,
      title: occasion == .afterTap ? "after a tap, \(place)" : place,
      event
    )
  }

  private mutating func failed(_ id: RequestID, _ reason: FailureReason, _ event: TraceEvent) {
    guard let (kind, subject) = requests[id], kind == .timeline,
      let placed = placements[subject.placement],
      case .entry(let timeline, let number)? = placed.shown,
      let entries = trace.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return }
    keep(
      .afterFailure,
      entries[Int(number)].view,
      family: placed.family.rawValue,
      configuration: placed.configuration,
      title: "stays after a reload failed: \(reason.words)",
      event
    )
  }

  private mutating func keep(
    _ occasion: PageSnapshotLine.Occasion,
    _ view: ViewID,
    family: String,
    configuration: Int,
    title: String,
    _ event: TraceEvent
  ) {
    guard let tree = trace.view(view) else { return }
    let same = found.filter {
      $0.line.family == family && $0.configuration == configuration
        && $0.line.occasion == occasion
    }
    var line = PageSnapshotLine()
    line.family = family
    line.occasion = occasion
    line.title = title
    line.clock = event.wall.description
    line.nodes = Array(NodeLine.lines(of: tree).prefix(PageSnapshotLine.nodeLimit))
    if occasion == .preview {
      line.title = "preview \(tree.attribute(.previewDisplayName, of: 0) ?? "")"
    }
    if occasion == .presentation {
      line.family = tree.attribute(.presentation, of: 0) ?? "lockScreen"
      // One snapshot of each presentation is enough.
      if found.contains(where: { $0.line.family == line.family }) { return }
    } else if occasion == .laterEntry {
      // A second picture of the same views adds nothing.
      let known = found.contains { $0.line.family == family && $0.line.nodes == line.nodes }
      if known || same.count >= PageSnapshotCollector.laterEntries { return }
    } else if !same.isEmpty, occasion != .control, occasion != .preview {
      return
    } else if same.contains(where: { $0.line.nodes == line.nodes }) {
      return
    }
    found.append(Snapshot(configuration: configuration, line: line))
  }
}

extension FailureReason {
  /// A description of the reason.
  public var words: String {
    switch self {
    case .timedOut: "no answer in time"
    case .noEntries: "no entries"
    case .archiveTooLarge: "archive too large"
    case .outOfMemory: "out of memory"
    case .processKilled: "process killed"
    case .threw: "an error was thrown"
    case .wrongAnswer: "an answer of another kind"
    }
  }
}
