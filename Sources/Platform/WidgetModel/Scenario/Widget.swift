/// An installed widget: its declaration, the script of its code, and its placements.
public struct Widget: Archivable {
  /// The number that represents the widget's kind.
  public var kind = 0

  /// The name shown in the gallery.
  public var name = ""

  /// True if the widget has a push handler.
  public var isPushEnabled = false

  /// True if adding it asks the person for its configuration (CT-11, FM-18).
  public var promptsForConfiguration = false

  /// The declaration as a control, if it is one; a control has no placements and no timelines.
  public var control = ControlDeclaration()

  /// The mounting styles that it supports (RV-12).
  public var mountingStyles = MountingStyles.both

  /// The material that it appears to be made of where it is mounted (RV-12).
  public var texture = MountingTexture.glass

  /// The places and times at which a person placed the widget.
  public var placements: [PlacedWidget] = []

  /// The answers to timeline requests, in rotation; if empty, one entry now, policy `never`.
  public var timelines: [ScriptedCall] = []

  /// The answers to placeholder requests; if empty, a plain view at once.
  public var placeholders: [ScriptedCall] = []

  /// The answers to snapshot requests; if empty, a plain view at once.
  public var snapshots: [ScriptedCall] = []

  /// The answers to requests for a control's value; if empty, off, at once.
  public var values: [ScriptedCall] = []

  /// The behavior of the intents, a control's action first; an unlisted one returns at once.
  public var intents: [ScriptedIntent] = []

  /// The view trees that the code makes; an unlisted one is ``ViewTree/plain``.
  public var views: [ViewTree] = []

  /// Creates a widget without placements.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("kind", &kind, in: 0...999)
    try archive.text("name", &name, default: "")
    try archive.flag("isPushEnabled", &isPushEnabled)
    try archive.flag("promptsForConfiguration", &promptsForConfiguration)
    try archive.record("control", &control)
    if control.form == .none {
      try archive.choice("mountingStyles", &mountingStyles)
      try archive.choice("texture", &texture)
      try archive.list("placements", &placements, limit: 1000)
      try archive.list("timelines", &timelines, limit: 1000)
      try archive.list("placeholders", &placeholders, limit: 1000)
      try archive.list("snapshots", &snapshots, limit: 1000)
    } else {
      try archive.list("values", &values, limit: 1000)
    }
    try archive.list("intents", &intents, limit: 100)
    try archive.list("views", &views, limit: 1000)
  }
}

extension Widget {
  /// Returns the script for a kind of request; empty for intents, whose scripts differ in form.
  @inlinable public func calls(of kind: RequestKind) -> [ScriptedCall] {
    switch kind {
    case .timeline: timelines
    case .placeholder: placeholders
    case .snapshot: snapshots
    case .control: values
    case .intent, .controlAction, .options, .activity, .relevance, .preview: []
    }
  }
}

/// A placement of a widget by a person.
public struct PlacedWidget: Archivable {
  /// The family that the person chose.
  public var family: Family = .systemSmall

  /// The number of the configuration that the person chose; 0 is the default one.
  public var configuration = 0

  /// The time at which the person placed it.
  public var added: Instant = .start

  /// The surface on which the person put it, where widgets are mounted (RV-12).
  public var surface = MountingSurface.vertical

  /// The mounting style that the person chose (RV-12).
  public var mounting = MountingChoice.none

  /// Creates a small widget placed at the start.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("family", &family)
    try archive.integer("configuration", &configuration, in: 0...999)
    try archive.instant("added", &added)
    try archive.choice("surface", &surface)
    try archive.choice("mounting", &mounting)
  }
}
