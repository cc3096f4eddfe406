import WidgetModel

/// Upgrades of messages in older formats to the newest.
///
/// Format 1 wrote view trees in the style of files, and `null` where a diagnostic does not name a
/// placed widget. A reply does not state its format, but no reply of format 2 has that form.
enum MessageUpgrade {
  static func message(_ json: JSON) throws -> JSON {
    switch json["message"]?.text {
    case "begin" where json["format"] == .number(1):
      return json.replacing("format", .number(Int64(SubjectMessage.format)))
    case "begin":
      if let format = json["format"]?.integer, format != SubjectMessage.format {
        throw MessageError(
          "messages of format \(format) are not known, only up to \(SubjectMessage.format)"
        )
      }
      return json
    case "view":
      guard let view = json["view"] else { return json }
      let tree = try JSONReader.value(ViewTree.self, from: view, at: "view")
      return json.replacing("view", JSONWriter.json(tree, .message))
    default: return json
    }
  }

  static func reply(_ json: JSON) -> JSON {
    guard case .array(let effects)? = json["effects"] else { return json }
    let none = JSON.number(-1)
    return json.replacing(
      "effects",
      .array(effects.map { $0["placement"] == .null ? $0.replacing("placement", none) : $0 })
    )
  }
}

extension JSON {
  fileprivate func replacing(_ name: String, _ value: JSON) -> JSON {
    .object(members.map { $0.name == name ? Member(name, value) : $0 })
  }
}
