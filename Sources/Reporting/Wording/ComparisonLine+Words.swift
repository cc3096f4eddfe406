import PlatformFacts
import RunRecord
import WidgetModel

extension ComparisonLine {
  /// True if there is nothing to compare.
  var isEmpty: Bool { expected.isEmpty && actual.isEmpty }

  /// The limit with its source, such as `70 (RB-02, Apple's documentation)`; empty without one.
  var limitWithSource: String {
    guard !limit.isEmpty else { return "" }
    let parts = [fact, authority].filter { !$0.isEmpty }
    return parts.isEmpty ? limit : "\(limit) (\(parts.joined(separator: ", ")))"
  }

  /// The authority behind the limit, empty if it is the code or the run itself.
  var authority: String {
    guard let kind = ProfileSource.Kind(named: source) else { return "" }
    let brief = Citation(fact)?.sources.first { $0.kind == .brief }
    return kind == .brief ? brief?.title ?? kind.authority : kind.authority
  }

  /// Both sides and the limit, one line each, as plain text.
  package var lines: [String] {
    let rows = [("expected", expected), ("actual", actual), ("limit", limitWithSource)]
    return rows.filter { !$0.1.isEmpty }.map { name, text in
      name + String(repeating: " ", count: 10 - name.count) + text
    }
  }
}

extension ProfileSource.Kind {
  /// The authority, for a reader who does not know the project.
  var authority: String {
    switch self {
    case .apple: "Apple's documentation"
    case .staff: "Apple's staff in the forums"
    case .community: "observed by the community"
    case .brief: "one of the documents that the project began with"
    case .assumed: "an assumption of the project"
    case .user: "set for this run"
    case .exact: "the subject is judged to the tick"
    }
  }
}
