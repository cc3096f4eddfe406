import WidgetModel

extension Golden {
  /// The members of a file with the expectations, without the tolerances.
  var members: [JSON.Member] {
    var members: [JSON.Member] = []
    if !complete.isEmpty {
      members.append(JSON.Member("complete", .array(complete.map { .string($0.rawValue) })))
    }
    members.append(JSON.Member("expect", .array(lines.map(\.json))))
    return members
  }
}

extension GoldenLine {
  var json: JSON {
    var members = time.members
    let written = fields.map { JSON.Member($0.field.rawValue, $0.json) }
    switch claim {
    case .shows: members.append(JSON.Member("shows", .object(written)))
    case .never:
      members.append(JSON.Member("never", .bool(true)))
      members.append(JSON.Member("kind", .string(kind.rawValue)))
      members.append(contentsOf: written)
    case .happens(let count):
      members.append(JSON.Member("kind", .string(kind.rawValue)))
      members.append(contentsOf: written)
      if count != 1 { members.append(JSON.Member("count", .number(Int64(count)))) }
    }
    members.append(JSON.Member("facts", .array(facts.map(JSON.string))))
    if !says.isEmpty { members.append(JSON.Member("says", .string(says))) }
    return .object(members)
  }
}

extension GoldenTime {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .anywhere: return []
    case .between(let first, let last):
      return [JSON.Member("between", .array([.string(first.text), .string(last.text)]))]
    case .at(let moment, let every, let times):
      let at = JSON.Member("at", .string(moment.text))
      guard times > 1 else { return [at] }
      return [
        at, JSON.Member("every", .string(every.description)),
        JSON.Member("times", .number(Int64(times))),
      ]
    }
  }
}
