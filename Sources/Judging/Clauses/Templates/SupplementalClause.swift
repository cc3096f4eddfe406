import WidgetModel

/// A clause that says in which form a watch and CarPlay show running activities of some kind (LA-37, RV-10).
protocol SupplementalClause: ContextClause
where Situation: SupplementalSituation, Violation: SupplementalViolation {
  /// The form.
  static var form: PresentationForm { get }
}

/// The situations of a clause about watch and CarPlay.
protocol SupplementalSituation {
  /// An activity on a watch.
  static var watch: Self { get }
  /// An activity in CarPlay.
  static var carPlay: Self { get }
}

/// The violations of a clause about watch and CarPlay.
protocol SupplementalViolation {
  /// An activity is not shown.
  static var missing: Self { get }
  /// An activity is shown in another form.
  static var another: Self { get }
}

extension SupplementalClause {
  static func situations(_ expected: [PresentedItem], _ state: ObservedState) -> [Situation] {
    expected.filter { $0.presentation.form == form }
      .map { $0.presentation.place == .watch ? .watch : .carPlay }
  }

  static func violation(
    _ expected: PresentedItem,
    shownAs actual: Presentation?,
    _ state: ObservedState
  ) -> Violation? {
    guard expected.presentation.form == form else { return nil }
    guard let actual else { return .missing }
    return actual.form == form ? nil : .another
  }
}
