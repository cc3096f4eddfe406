import WidgetModel

/// A change of one golden line that violates nothing: `"tolerates": ["earlier"], "because": "..."`.
public struct Tolerance: Hashable, Sendable {
  /// A possible change of a line.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// One of its instants is a tick earlier.
    case earlier
    /// One of its instants is a tick later.
    case later
    /// Both `earlier` and `later`.
    case shift
    /// The line is removed.
    case remove
    /// The line is duplicated.
    case double
  }

  /// The path of the line, such as `scenario.workload[2]` or `expect[0]`.
  public var path: String

  /// The changes that violate no expectation.
  public var changes: [Change]

  /// The reason for the tolerance.
  public var because: String

  /// Creates a tolerance.
  public init(path: String, changes: [Change], because: String) {
    self.path = path
    self.changes = changes
    self.because = because
  }

  /// Returns true if the tolerance covers a change.
  public func covers(_ change: Change) -> Bool {
    if changes.contains(change) { return true }
    return (change == .earlier || change == .later) && changes.contains(.shift)
  }
}

extension Tolerance {
  /// Removes the tolerances from a file, so that the rest can be parsed like any other file.
  static func taken(from json: JSON, at path: String = "") throws(ArchiveError) -> (
    JSON, [Tolerance]
  ) {
    var tolerances: [Tolerance] = []
    switch json {
    case .array(let elements):
      var rest: [JSON] = []
      for (index, element) in elements.enumerated() {
        let (json, found) = try taken(from: element, at: "\(path)[\(index)]")
        rest.append(json)
        tolerances.append(contentsOf: found)
      }
      return (.array(rest), tolerances)
    case .object(let members):
      var rest: [JSON.Member] = []
      for member in members where member.name != "tolerates" && member.name != "because" {
        let below = path.isEmpty ? member.name : "\(path).\(member.name)"
        let (json, found) = try taken(from: member.value, at: below)
        rest.append(JSON.Member(member.name, json))
        tolerances.append(contentsOf: found)
      }
      if rest.count < members.count { tolerances.append(try Tolerance(json, at: path)) }
      return (.object(rest), tolerances)
    default: return (json, tolerances)
    }
  }

  private init(_ json: JSON, at path: String) throws(ArchiveError) {
    let names = Change.allCases.map(\.rawValue)
    guard let words = json["tolerates"]?.elements, !words.isEmpty else {
      throw ArchiveError(
        path: "\(path).tolerates",
        problem: "a list of some of \(names.joined(separator: ", ")) is needed"
      )
    }
    changes = []
    for word in words {
      guard let change = word.text.flatMap(Change.init(rawValue:)) else {
        throw ArchiveError(
          path: "\(path).tolerates",
          problem: "there is \(word), but only \(names.joined(separator: ", "))"
        )
      }
      changes.append(change)
    }
    guard let because = json["because"]?.text, !because.isEmpty else {
      throw ArchiveError(
        path: "\(path).because",
        problem: "a tolerance has to give its reason here"
      )
    }
    self.path = path
    self.because = because
  }

  /// Puts tolerances back into their lines.
  static func put(_ tolerances: [Tolerance], into json: JSON, at path: String = "") -> JSON {
    if tolerances.isEmpty { return json }
    switch json {
    case .array(let elements):
      return .array(
        elements.enumerated().map { put(tolerances, into: $1, at: "\(path)[\($0)]") }
      )
    case .object(var members):
      for index in members.indices {
        let name = members[index].name
        let below = path.isEmpty ? name : "\(path).\(name)"
        members[index].value = put(tolerances, into: members[index].value, at: below)
      }
      for tolerance in tolerances where tolerance.path == path {
        let words = tolerance.changes.map { JSON.string($0.rawValue) }
        members.append(JSON.Member("tolerates", .array(words)))
        members.append(JSON.Member("because", .string(tolerance.because)))
      }
      return .object(members)
    default: return json
    }
  }
}
