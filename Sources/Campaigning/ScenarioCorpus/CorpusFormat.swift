import WidgetModel

/// The formats of corpus files, with the in-memory upgrade from older ones.
///
/// Step n converts format n into n + 1, in JSON only, so that steps need no maintenance.
struct CorpusFormat: Sendable {
  typealias Step = @Sendable (JSON) throws(CorpusError) -> JSON

  /// The steps; the first converts format 1 to 2.
  let steps: [Step]

  static let current = CorpusFormat(steps: [secondFormat])

  var newest: Int { steps.count + 1 }

  /// Returns a file of any format converted to the newest; its `format` field keeps the old number.
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
  /// Format 2 renames `permits` to `tolerates`, lists an expectation's facts, and names fields as
  /// events do: `of` for the kind of a reload call, `on` for the state of a toggle.
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
