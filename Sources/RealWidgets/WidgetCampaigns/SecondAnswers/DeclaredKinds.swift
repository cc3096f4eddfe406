import ScenarioGeneration
import WidgetModel

/// What a bundle declares, as far as second answers need it.
struct DeclaredKinds {
  /// The families in which the gallery offers each kind.
  var families: [String: [Family]] = [:]

  /// The kinds of the controls.
  var controls: Set<String> = []

  /// Whether there are Live Activities, so that it is worth asking about them.
  var hasActivities = true

  /// Creates what nobody knows of a bundle.
  init() {}

  /// Takes what a bundle declares.
  init(_ bundle: BundleInterface) {
    families = Dictionary(
      bundle.widgets.filter { $0.role == .timeline }.map { ($0.kind, $0.families.map(\.family)) },
      uniquingKeysWith: { first, _ in first }
    )
    controls = Set(bundle.widgets.filter { $0.role == .control }.map(\.kind))
    hasActivities = bundle.widgets.contains { $0.role == .activity }
  }
}
