import WidgetModel

/// A clause that says that code reads a permission before it does for the first time what needs it.
protocol PermissionFirstClause: ClauseChecker
where Situation == PermissionSituation, Violation == PermissionViolation {
  /// Whether the permission was read in the run.
  var isRead: Bool { get set }

  /// The side effect that reads the permission.
  static var reads: SideEffect.Kind { get }

  /// The name of what is read.
  static var permission: String { get }

  /// What code did in words, such as `location was used`; `nil` of a side effect that needs no permission.
  static func words(for use: SideEffect) -> String?
}

/// When code does what needs a permission.
enum PermissionSituation: String, ClauseWord {
  case asked = "asked before"
  case notAsked = "not asked before"
}

/// What may be wrong then.
enum PermissionViolation: String, ClauseWord {
  case notRead = "not read"
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
      comparing: Comparison(expected: "\(Self.permission) read first", actual: "not read"),
      "\(words) without having read \(Self.permission)"
    )
  }
}
