import WidgetModel

/// The content of a widget at one instant of its run, for its page.
public struct PageSnapshotLine: Archivable {
  /// The occasion of a snapshot.
  public enum Occasion: String, CaseIterable, Hashable, Sendable {
    case placeholder
    /// The answer to a snapshot request of the gallery.
    case gallery
    case snapshot
    case firstEntry
    case laterEntry
    case lastEntry
    /// The content after the intent of a tap has returned.
    case afterTap
    /// The content that stays when a reload fails.
    case afterFailure
    case presentation
    case control
    case controlPreview
    case preview
  }

  /// The appearances in which the widget looks like this.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// The same in light and in dark.
    case both
    case light
    case dark
  }

  /// The widget's kind.
  public var widget = ""
  /// The family, or the presentation of a Live Activity; empty for a control.
  public var family = ""
  /// The configuration in readable form.
  public var configuration = ""
  /// The occasion of the snapshot.
  public var occasion = Occasion.placeholder
  /// A short description of the snapshot, such as `entry 3 of 24`.
  public var title = ""
  /// The time on the phone's clock.
  public var clock = ""
  /// The appearances in which the widget looks like this.
  public var appearance = Appearance.both
  /// The view tree.
  public var nodes: [NodeLine] = []

  /// The maximum number of nodes that a record keeps per snapshot; no picture shows more.
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
  /// Joins the snapshots of two runs that differ only in appearance; equal ones become one.
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

  /// Returns true if both show the same occasion of the same widget, regardless of the content.
  public func isCounterpart(of other: PageSnapshotLine) -> Bool {
    (widget, family, configuration) == (other.widget, other.family, other.configuration)
      && (occasion, title, clock) == (other.occasion, other.title, other.clock)
  }
}

extension PageSnapshotLine.Occasion {
  /// A short description of the occasion.
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
