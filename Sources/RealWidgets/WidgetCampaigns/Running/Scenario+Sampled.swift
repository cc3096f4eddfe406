import Clauses
import WidgetModel

extension Scenario {
  /// Returns the synthesized conditions of a violation in words, none on a phone with all data.
  func sampled(for violation: Violation) -> [String] {
    let around = device.surroundings
    var found: [String] = []
    if around.network != .fixtures { found.append("network: \(around.network.rawValue)") }
    if around.store != .present { found.append("shared data: \(around.store.rawValue)") }
    if around.zone != Surroundings().zone { found.append("time zone: \(around.zone.rawValue)") }
    for widget in widgets where violation.widget.isEmpty || widget.name == violation.widget {
      for placed in widget.placements where placed.configuration != 0 {
        found.append("configuration of \(widget.name): variant \(placed.configuration)")
      }
    }
    for case .asked(_, let part, let subject) in workload.compactMap(\.input) {
      let number = Int(subject.widget.number)
      guard subject.configuration != 0, part != .preview, widgets.indices.contains(number) else {
        continue
      }
      let variant = "variant \(subject.configuration)"
      found.append("\(part.rawValue) of \(widgets[number].name): \(variant)")
    }
    return found
  }
}
