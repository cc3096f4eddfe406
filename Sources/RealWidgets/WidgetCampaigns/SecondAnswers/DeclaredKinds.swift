import ScenarioGeneration
import WidgetModel

/// The parts of a bundle's declarations that second answers need.
struct DeclaredKinds {
  var families: [String: [Family]] = [:]

  var controls: Set<String> = []

  var hasActivities = true

  /// Creates the value for an unknown bundle.
  init() {}

  init(_ bundle: BundleInterface) {
    families = Dictionary(
      bundle.widgets.filter { $0.role == .timeline }.map { ($0.kind, $0.families.map(\.family)) },
      uniquingKeysWith: { first, _ in first }
    )
    controls = Set(bundle.widgets.filter { $0.role == .control }.map(\.kind))
    hasActivities = bundle.widgets.contains { $0.role == .activity }
  }
}
