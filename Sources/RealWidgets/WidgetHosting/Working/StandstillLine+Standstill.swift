import RunRecord
import WidgetTrials
import WorkerProcesses

extension StandstillLine {
  /// What the parent is told of a place where the code stood.
  init(_ standstill: Standstill, widget: String, known: Set<String>, functions: [String]) {
    self.init()
    self.widget = widget
    self.functions = functions.map { TextLine($0) }
    reason =
      switch standstill.reason {
      case .unanswered: .unanswered
      case .hopeless: .hopeless
      case .memory: .memory
      }
    request = Int64(standstill.request.id.number)
    asked = standstill.request.kind
    guard let sample = standstill.sample else { return }
    stack = sample.name
    if !known.contains(stack) { places = sample.places().map { PlaceLine($0) } }
  }
}
