import WidgetModel

/// The formats of corpus files, and how an older one becomes the newest in memory.
///
/// A change of the format appends one step and nothing else: step n turns a file of format n into
/// one of format n + 1, and touches the JSON only, never the types of today. So a file of any age
/// goes through every step after its own.
struct CorpusFormat: Sendable {
  /// One step: a file of some format as the next format would say it.
  typealias Step = @Sendable (JSON) throws(CorpusError) -> JSON

  /// The steps, the one from format 1 to 2 first.
  let steps: [Step]

  /// The formats of this version.
  static let current = CorpusFormat(steps: [secondFormat])

  /// The format that is written.
  var newest: Int { steps.count + 1 }

  /// A file of any format as the newest would say it; its `format` field keeps the old number.
  func upgraded(_ json: JSON) throws(CorpusError) -> JSON {
    guard case .object = json else { throw .notAnObject(json.kindName) }
    guard let format = json["format"]?.integer, format >= 1 else { throw .noFormat }
    guard format <= newest else { throw .newerFormat(found: format, newest: newest) }
    var json = json
    for step in steps.dropFirst(Int(format) - 1) { json = try step(json) }
    return json
  }
}

extension CorpusFormat {
  /// Format 2 says `tolerates` where format 1 says `permits`, lists the facts of a promise, and names
  /// fields as events do: `of` for the kind of a reload call, `on` for the state of a toggle.
  private static let secondFormat: Step = { file in
    FormatUpgrade.scenarios(file).mappingObjects { members in
      let isToggle = members.contains { $0.name == "kind" && $0.value == .string("toggled") }
      return members.map { member in
        switch member.name {
        case "permits": JSON.Member("tolerates", member.value)
        case "isOn" where isToggle && members.contains { $0.name == "fact" }:
          JSON.Member("on", member.value)
        case "fact": JSON.Member("facts", facts(member.value))
        default: member
        }
      }
    }
  }

  private static func facts(_ json: JSON) -> JSON {
    guard let text = json.text else { return json }
    let ids = text.split(separator: ",", omittingEmptySubsequences: false)
    return .array(ids.map { .string(String($0.drop { $0 == " " })) })
  }
}
