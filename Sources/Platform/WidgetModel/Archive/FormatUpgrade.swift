/// Upgrades of files in older formats to the newest.
public enum FormatUpgrade {
  /// Returns a value with every scenario of format 1 upgraded: the kind of a reload call is now
  /// called `of`, as in messages.
  public static func scenarios(_ json: JSON) -> JSON {
    json.mappingObjects { members in
      guard members.contains(where: { $0.name == "do" && $0.value == .string("reload") }) else {
        return members
      }
      return members.map { $0.name == "kind" ? JSON.Member("of", $0.value) : $0 }
    }
  }
}

extension JSON {
  /// Returns the value with the members of every object changed, innermost first.
  public func mappingObjects(_ change: ([Member]) -> [Member]) -> JSON {
    switch self {
    case .array(let elements): .array(elements.map { $0.mappingObjects(change) })
    case .object(let members):
      .object(change(members.map { Member($0.name, $0.value.mappingObjects(change)) }))
    default: self
    }
  }
}
