import Clauses
import WidgetModel

struct FaultSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  mutating func insert(_ fault: Fault) { self = FaultSet(rawValue: rawValue | 1 << fault.rawValue) }

  /// Removes a fault that an answer's policy excuses: a single past entry that stays in force.
  mutating func removeFault(excusedBy answer: ScriptedAnswer) {
    guard answer.entries.count == 1, answer.policy != .atEnd else { return }
    self = FaultSet(rawValue: rawValue & ~(1 << Fault.staleEntries.rawValue))
  }

  func contains(_ fault: Fault) -> Bool { rawValue & 1 << fault.rawValue != 0 }

  var list: [Fault] { rawValue == 0 ? [] : Fault.allCases.filter(contains) }
}
