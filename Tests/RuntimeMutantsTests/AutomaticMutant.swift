import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import RuntimeMutants

/// A mutant that nobody wrote: one decision or mutation point of the runtime turned over, one number
/// of the profile moved by one, or one kind of effect lost or doubled.
struct AutomaticMutant: Sendable, CustomTestStringConvertible {
  /// What is changed, such as `entryReached` or `dailyReloads + 1`.
  let id: String

  /// The changed runtime.
  let subject: SubjectUnderTest

  var testDescription: String { id }

  /// All that can be made.
  static let catalogue = comparisons + decisions + points + numbers + effects

  /// Each comparison with its boundary on the other side.
  static let comparisons = BoundaryComparison.allCases.map { comparison in
    AutomaticMutant(
      "\(comparison.rawValue)",
      .comparing(comparison) { left, right in comparison.holds(left, right) != (left == right) }
    )
  }

  /// Each decision made the other way.
  static let decisions = RuntimeDecision.allCases.map { decision in
    AutomaticMutant("\(decision.rawValue)", .answering(decision) { !$0.answer })
  }

  /// Each mutation point turned over.
  static let points = MutationPoint.allCases.map { point in
    AutomaticMutant("\(point.rawValue)", .turning(point) { !$0.answer })
  }

  /// Each number of the profile a unit up and a unit down, each switch turned, each member of a set
  /// put in or taken out, each other alternative.
  static let numbers = ProfileKey.allCases.flatMap { key -> [AutomaticMutant] in
    let name = key.rawValue
    switch key.unit {
    case .duration, .bytes, .count:
      return [
        AutomaticMutant("\(name) + 1", .counting(key) { $0 + 1 }),
        AutomaticMutant("\(name) - 1", .counting(key) { max(0, $0 - 1) }),
      ]
    case .flag: return [AutomaticMutant("\(name) turned", .counting(key) { 1 - $0 })]
    case .causes:
      return ReloadCause.allCases.map { cause in
        AutomaticMutant("\(name) ± \(cause.rawValue)", .counting(key) { $0 ^ 1 << cause.number })
      }
    case .families:
      return Family.allCases.map { family in
        AutomaticMutant("\(name) ± \(family.rawValue)", .counting(key) { $0 ^ 1 << family.number })
      }
    case .budgetModel: return others(key, BudgetModel.allCases.map(\.rawValue))
    case .budgetScope: return others(key, BudgetScope.allCases.map(\.rawValue))
    }
  }

  /// Each kind of effect lost and doubled.
  static let effects = EventKind.allCases.filter { !EventKinds.inputs.contains($0) }.flatMap {
    kind in
    [
      AutomaticMutant("\(kind.rawValue) lost") { step in
        step.effects = step.dropping { $0.kind == kind }
      },
      AutomaticMutant("\(kind.rawValue) doubled") { step in
        step.effects = step.replacing { $0.kind == kind ? [$0, $0] : [$0] }
      },
    ]
  }

  private static func others(_ key: ProfileKey, _ names: [String]) -> [AutomaticMutant] {
    names.indices.map { number in
      AutomaticMutant("\(key.rawValue) = \(names[number])", .counting(key) { _ in Int64(number) })
    }
  }

  private init(_ id: String, _ decisions: MutantDecisions) {
    self.id = id
    subject = .runtime(id) { ReferenceRuntime(decisions: decisions) }
  }

  private init(_ id: String, _ edit: @escaping EditedRuntime.Edit) {
    self.id = id
    subject = .runtime(id) { EditedRuntime(name: id, edit: edit) }
  }
}
