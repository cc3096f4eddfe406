import WidgetModel

/// A clause that requires code to read a permission before its first use of what needs it.
protocol PermissionFirstClause: ClauseChecker
where Situation == PermissionSituation, Violation == PermissionViolation {
  /// True if the permission was read in the run.
  var isRead: Bool { get set }

  static var reads: SideEffect.Kind { get }

  static var permission: String { get }

  /// Returns the words for a use, such as `location was used`, or `nil` if it needs no permission.
  static func words(for use: SideEffect) -> String?
}

enum PermissionSituation: String, ClauseWord {
  case asked = "checked before"
  case notAsked = "not checked before"
}

enum PermissionViolation: String, ClauseWord {
  case notRead = "not checked"
}

extension PermissionFirstClause {
  static var optional: [PermissionSituation] { [.notAsked] }

  mutating func begin(_ state: ObservedState) { isRead = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let sideEffect = check.state.sideEffect(number)
    else { return }
    if sideEffect.kind == Self.reads { isRead = true }
    guard let words = Self.words(for: sideEffect) else { return }
    check.see(isRead ? .asked : .notAsked)
    guard !isRead else { return }
    check.violated(
      .notRead,
      placement: check.state.requests[id]?.subject.placement,
      request: id,
      place: sideEffect.place,
      comparing: Comparison(expected: "\(Self.permission) checked first", actual: "not checked"),
      "\(words) without checking \(Self.permission)"
    )
  }
}
