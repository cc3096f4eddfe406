import WidgetModel

enum RecordUpgrade {
  /// The fields that were lists of objects with a single string.
  private static let texts: Set<String> = [
    "sources", "selection", "inert", "madeUp", "mismatches", "families", "configurations", "text",
    "calls", "output", "drawnUp", "others",
  ]

  /// Converts a line of format 1 to format 2: such lists become lists of strings, an agreement
  /// counts `seeded`, a page shows a `snapshot`, and scenarios are upgraded.
  static func secondFormat(_ line: JSON) -> JSON {
    let kind = line["line"]?.text ?? ""
    return FormatUpgrade.scenarios(line).mappingObjects { members in
      members.map { member in
        switch (member.name, member.value) {
        case ("line", .string("moment")): JSON.Member("line", .string("snapshot"))
        case ("format", .number) where kind == "header":
          JSON.Member("format", .number(RecordHeader.currentFormat))
        case ("planted", _) where kind == "agreement": JSON.Member("seeded", member.value)
        case ("attributes", .string(let text)):
          JSON.Member(
            "attributes",
            .array(text.split(separator: "\n").map { .string(String($0)) })
          )
        case (_, .array(let elements)) where texts.contains(member.name):
          JSON.Member(
            member.name,
            .array(
              elements.map { element in
                guard case .object(let members) = element else { return element }
                return members.isEmpty ? .string("") : element["text"] ?? element
              }
            )
          )
        default: member
        }
      }
    }
  }
}
