import RunRecord
import WidgetCampaigns
import WorkerProcesses

extension HangLine {
  /// Converts a hang for the parent; known stacks are sent without their lines.
  init(_ hang: Hang, widget: String, known: Set<String>, functions: [String]) {
    self.init()
    self.widget = widget
    self.functions = functions
    reason =
      switch hang.reason {
      case .unanswered: .unanswered
      case .hopeless: .hopeless
      case .memory: .memory
      }
    isReal = hang.isReal
    request = Int64(hang.request.id.number)
    asked = hang.request.kind
    guard let sample = hang.sample else { return }
    stack = sample.name
    if !known.contains(stack) { places = sample.places().map { PlaceLine($0) } }
  }
}
