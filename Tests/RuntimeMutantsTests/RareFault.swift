import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import RuntimeMutants

/// A fault that an audit planted and that random cases seldom reach: three conditions must meet.
///
/// It is not a mutant of the catalogue, which random cases have to kill; a small scenario covers
/// it.
struct RareFault: Sendable {
  /// The fault, in a few words.
  let name: String

  /// The scenario that shows it.
  let place: String

  private let edit: EditedRuntime.Edit

  private init(_ name: String, at place: String, editing edit: @escaping EditedRuntime.Edit) {
    self.name = name
    self.place = place
    self.edit = edit
  }

  /// The reference with the fault.
  var subject: SubjectUnderTest {
    .runtime(name, isJudgedExactly: true) { EditedRuntime(name: name, edit: edit) }
  }

  static let catalogue: [RareFault] = [
    RareFault("a restart loses the second reload of an intent", at: "0 conditions 1580") { step in
      guard case .rebooted = step.input else { return }
      for id in step.placed where step.before.reloads[id].repeatsInteraction {
        step.changeReload(id) { $0.lose(ReloadCauses(.interaction)) }
      }
    },
    RareFault(
      "a commit that takes the policy out loses the second reload of an intent",
      at: "0 settings 206"
    ) {
      step in
      for (id, _) in step.commits
      where step.before.reloads[id].pending.contains(.policy)
        && step.before.reloads[id].repeatsInteraction
      {
        step.changeReload(id) { $0.lose(ReloadCauses(.interaction)) }
      }
    },
    RareFault("budgets do not look at the clock before it is moved", at: "0 settings 1257") {
      step in
      guard case .clockMoved = step.input else { return }
      step.state.reloads.budgets = step.before.reloads.budgets
    },
    RareFault("a late answer from before a removal is reported", at: "0 conditions 1363") { step in
      guard case .answered(let id, _, _) = step.input,
        step.state.core.requests.contains(id)
      else { return }
      let request = step.state.core.requests[id]
      guard request.outcome == .failed, let placement = request.placement,
        step.state.core.placements[placement].isPlaced,
        id.number < step.state.core.placements[placement].firstRequest.number
      else { return }
      step.effects.append(.reported(.lateAnswer, placement))
    },
  ]
}
