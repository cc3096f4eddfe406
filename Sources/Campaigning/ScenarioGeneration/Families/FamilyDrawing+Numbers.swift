import PropertyTesting
import WidgetModel

extension FamilyDrawing {
  /// Gives kinds numbers that differ from the indices of their widgets, in any order and with gaps.
  ///
  /// A runtime that confuses the two then reloads the wrong widget, or none. Drawn last, so that
  /// the rest of the scenario is the same with and without it.
  static func drawKindNumbers(into scenario: inout Scenario, with drawing: Drawing) {
    guard !scenario.widgets.isEmpty, drawing.source.flag() else { return }
    var numbers: [Int: Int] = [:]
    for widget in scenario.widgets where numbers[widget.kind] == nil {
      let taken = numbers.values
      var number = Int(drawing.source.draw(upTo: 5))
      while taken.contains(number) { number += 1 }
      numbers[widget.kind] = number
    }
    for place in scenario.widgets.indices {
      scenario.widgets[place].kind = numbers[scenario.widgets[place].kind] ?? 0
    }
    for place in scenario.workload.indices {
      switch scenario.workload[place].input {
      case .reloadCalled(let kind):
        if let number = numbers[kind] {
          scenario.workload[place].input = .reloadCalled(kind: number)
        }
      case .controls(.reloadCalled(let kind)):
        if let number = numbers[Int(kind)] {
          scenario.workload[place].input = .controls(.reloadCalled(kind: Int32(number)))
        }
      default: break
      }
    }
  }
}
