import RunRecord
import WidgetModel

struct SnapshotDescription: Archivable {
  var kind = ""
  /// The family, or the presentation of a Live Activity.
  var family = ""
  var configuration = ""
  /// The occasion, such as `gallery` or `preview`.
  var occasion = ""
  var title = ""
  /// The rendering mode: `fullColor`, or `vibrant` on the Lock Screen.
  var mode = ""
  /// `light`, `dark`, or `both` if they look the same.
  var appearance = ""
  var locale = PhoneLocale.identifier(0)
  var clock = ""
  var texts: [String] = []
  /// The elements that VoiceOver reads, if the code names them.
  var voiceOver: [String] = []

  init() {}

  init(_ snapshot: PageSnapshotLine) {
    kind = snapshot.widget
    family = snapshot.family
    configuration = snapshot.configuration
    occasion = snapshot.occasion.rawValue
    title = snapshot.displayTitle
    mode = FamilyMetrics(snapshot).isOnLockScreen ? "vibrant" : "fullColor"
    appearance = snapshot.appearance.rawValue
    clock = snapshot.clock
    texts = snapshot.nodes.filter { $0.kind == .text && !$0.text.isEmpty }.map(\.text)
    voiceOver = SpokenElements(SchematicNode.roots(of: snapshot.nodes)).lines
  }

  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("kind", &kind, default: "")
    try archive.text("family", &family, default: "")
    try archive.text("configuration", &configuration, default: "")
    try archive.text("occasion", &occasion, default: "")
    try archive.text("title", &title, default: "")
    try archive.text("mode", &mode, default: "")
    try archive.text("appearance", &appearance, default: "")
    try archive.text("locale", &locale, default: "")
    try archive.text("clock", &clock, default: "")
    try archive.texts("texts", &texts, limit: 100_000)
    try archive.texts("voiceOver", &voiceOver, limit: 100_000)
  }
}
