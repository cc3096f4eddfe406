/// An installed widget: its declaration, the script of its code, and where it is placed.
public struct Widget: Archivable {
  /// The number that stands for the widget's kind.
  public var kind = 0

  /// The name that a person reads in the gallery.
  public var name = ""

  /// Whether the widget has a push handler.
  public var isPushEnabled = false

  /// Whether a person is asked for its configuration on adding it (CT-11, FM-18).
  public var promptsForConfiguration = false

  /// What it is as a control, if it is one; a control is nowhere placed and has no timelines.
  public var control = ControlDeclaration()

  /// In which styles it can be mounted (RV-12).
  public var mountingStyles = MountingStyles.both

  /// What it looks made of where it is mounted (RV-12).
  public var texture = MountingTexture.glass

  /// Where and when a person placed the widget.
  public var placements: [PlacedWidget] = []

  /// What the code answers to its timeline requests, in turn and then from the first again.
  ///
  /// With none, the code answers at once with one plain entry dated now, and the policy `never`.
  public var timelines: [ScriptedCall] = []

  /// What the code answers to its placeholder requests; with none, a plain view at once.
  public var placeholders: [ScriptedCall] = []

  /// What the code answers to its snapshot requests; with none, a plain view at once.
  public var snapshots: [ScriptedCall] = []

  /// What the code answers to requests for a control's value; with none, that it is off, at once.
  public var values: [ScriptedCall] = []

  /// What the widget's intents do, intent n being the n-th; one that is not listed returns at once.
  ///
  /// The action of a control is the first.
  public var intents: [ScriptedIntent] = []

  /// The view trees that the code makes; one that is not listed is ``ViewTree/plain``.
  public var views: [ViewTree] = []

  /// Creates a widget that is nowhere placed.
  public init() {}

  /// Shows every field to an archive.
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
  /// The script for a kind of request; of an intent there is none of this form.
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

/// One place where a person put a widget.
public struct PlacedWidget: Archivable {
  /// The family that the person chose.
  public var family: Family = .systemSmall

  /// The number of the configuration that the person chose; 0 is the default one.
  public var configuration = 0

  /// When the person put it there.
  public var added: Instant = .start

  /// The surface on which the person put it, where widgets are mounted (RV-12).
  public var surface = MountingSurface.vertical

  /// The mounting style that the person chose (RV-12).
  public var mounting = MountingChoice.none

  /// Creates a small widget placed at the start.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("family", &family)
    try archive.integer("configuration", &configuration, in: 0...999)
    try archive.instant("added", &added)
    try archive.choice("surface", &surface)
    try archive.choice("mounting", &mounting)
  }
}
