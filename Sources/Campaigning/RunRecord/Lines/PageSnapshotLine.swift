import WidgetModel

/// What a widget shows at one instant of its run, as its page draws it.
public struct PageSnapshotLine: Archivable {
  /// On which occasion the snapshot was taken.
  public enum Occasion: String, CaseIterable, Hashable, Sendable {
    /// The placeholder.
    case placeholder
    /// What a snapshot request of the gallery is answered with.
    case gallery
    /// What another snapshot request is answered with.
    case snapshot
    /// The first entry that a person saw.
    case firstEntry
    /// A later entry.
    case laterEntry
    /// The last entry of a timeline.
    case lastEntry
    /// What stands there once the intent of a tap has returned.
    case afterTap
    /// What stays there when a reload fails.
    case afterFailure
    /// A presentation of a Live Activity.
    case presentation
    /// A control with a value.
    case control
    /// A control as its preview shows it.
    case controlPreview
    /// An entry of the code's own previews.
    case preview
  }

  /// In which appearances the widget looks like this.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// It was drawn in light and in dark alike.
    case both
    /// In light.
    case light
    /// In dark.
    case dark
  }

  /// The widget's kind.
  public var widget = ""
  /// The family, or the presentation of a Live Activity; empty of a control.
  public var family = ""
  /// The configuration as a reader sees it.
  public var configuration = ""
  /// On which occasion the snapshot was taken.
  public var occasion = Occasion.placeholder
  /// The snapshot in a few words, such as `entry 3 of 24`.
  public var title = ""
  /// What the phone's clock showed.
  public var clock = ""
  /// In which appearances the widget looks like this.
  public var appearance = Appearance.both
  /// What is drawn.
  public var nodes: [NodeLine] = []

  /// The most nodes of a snapshot that a record keeps; no picture shows more.
  public static let nodeLimit = 500

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("widget", &widget, default: "")
    try archive.text("family", &family, default: "")
    try archive.text("configuration", &configuration, default: "")
    try archive.choice("occasion", &occasion, isAlwaysWritten: true)
    try archive.text("title", &title, default: "")
    try archive.text("clock", &clock, default: "")
    try archive.choice("appearance", &appearance)
    try archive.list("nodes", &nodes, limit: 100_000)
  }
}

extension PageSnapshotLine {
  /// The snapshots of two runs that differ in the appearance alone, one of them light, one dark.
  ///
  /// A snapshot that looks the same in both is told once.
  public static func joining(light: [PageSnapshotLine], dark: [PageSnapshotLine])
    -> [PageSnapshotLine]
  {
    var rest = dark
    var joined: [PageSnapshotLine] = []
    for var snapshot in light {
      snapshot.appearance = .light
      guard let place = rest.firstIndex(where: { $0.isCounterpart(of: snapshot) }) else {
        joined.append(snapshot)
        continue
      }
      var counterpart = rest.remove(at: place)
      counterpart.appearance = .dark
      if counterpart.nodes == snapshot.nodes {
        snapshot.appearance = .both
        joined.append(snapshot)
      } else {
        joined += [snapshot, counterpart]
      }
    }
    return joined
      + rest.map { snapshot in
        var snapshot = snapshot
        snapshot.appearance = .dark
        return snapshot
      }
  }

  /// Whether both show the same occasion of the same widget, whatever it looks like.
  public func isCounterpart(of other: PageSnapshotLine) -> Bool {
    (widget, family, configuration) == (other.widget, other.family, other.configuration)
      && (occasion, title, clock) == (other.occasion, other.title, other.clock)
  }
}

extension PageSnapshotLine.Occasion {
  /// The occasion in a few words.
  public var title: String {
    switch self {
    case .placeholder: "placeholder"
    case .gallery: "in the gallery"
    case .snapshot: "snapshot"
    case .firstEntry: "first entry"
    case .laterEntry: "later entry"
    case .lastEntry: "last entry"
    case .afterTap: "after a tap"
    case .afterFailure: "after a failure"
    case .presentation: "Live Activity"
    case .control: "control"
    case .controlPreview: "control's preview"
    case .preview: "preview"
    }
  }
}
