import WidgetModel

/// A clause about how watches and CarPlay show running activities of some kind (LA-37, RV-10).
protocol SupplementalClause: ContextClause
where Situation: SupplementalSituation, Violation: SupplementalViolation {
  static var form: PresentationForm { get }
}

protocol SupplementalSituation {
  static var watch: Self { get }
  static var carPlay: Self { get }
}

protocol SupplementalViolation {
  static var missing: Self { get }
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
