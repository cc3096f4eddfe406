import WidgetModel

extension Setup {
  func sharesBudgets(_ some: some Sequence<Int>, with others: some Sequence<Int>) -> Bool {
    guard profile.budgetModel != .unlimited else { return false }
    return some.contains { one in
      others.contains { other in
        guard one != other else { return false }
        switch profile.budgetScope {
        case .instance: return false
        case .kind: return kind(ofPlacement: one) == kind(ofPlacement: other)
        case .app: return true
        }
      }
    }
  }

  private func kind(ofPlacement number: Int) -> Int {
    let widget = Int(placements[number].widget.number)
    return widgets.indices.contains(widget) ? widgets[widget].kind : -1
  }
}
