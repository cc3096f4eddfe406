import WidgetModel

/// Messages of older formats as the newest says them.
///
/// Format 1 wrote the trees of views in the style of files, and `null` where a notice names no placed
/// widget; a reply does not tell its format, but none of format 2 looks so.
enum MessageUpgrade {
  /// A message of any format in the newest.
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

  /// A reply of any format in the newest.
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
  /// The object with another value of a member that it has.
  fileprivate func replacing(_ name: String, _ value: JSON) -> JSON {
    .object(members.map { $0.name == name ? Member(name, value) : $0 })
  }
}
