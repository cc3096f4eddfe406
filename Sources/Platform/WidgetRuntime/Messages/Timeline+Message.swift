import WidgetModel

extension Timeline {
  /// The timeline as a message carries it; `viewAgain` only where it differs from `view`.
  var json: JSON {
    let policyJSON: JSON =
      switch policy {
      case .atEnd: .of(("kind", .string("atEnd")))
      case .after(let date):
        .of(("kind", .string("after")), ("date", .number(date.microseconds)))
      case .never: .of(("kind", .string("never")))
      }
    return .of(
      ("entries", .array(entries.map(\.json))),
      ("policy", policyJSON),
      ("archiveSize", .number(archiveSize))
    )
  }

  /// Reads a timeline.
  init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the timeline")
    self.init(
      entries: try reader.list("entries").map { try TimelineEntry($0) },
      policy: try Timeline.policy(try reader.value("policy")),
      archiveSize: try reader.integer("archiveSize")
    )
    try reader.finish()
  }

  private static func policy(_ json: JSON) throws -> ReloadPolicy {
    var reader = try MessageReader(json, at: "the policy")
    let policy: ReloadPolicy
    switch try reader.text("kind") {
    case "atEnd": policy = .atEnd
    case "after": policy = .after(WallDate(microseconds: try reader.integer("date")))
    case "never": policy = .never
    case let other: throw MessageError("\"\(other)\" is no policy; it is atEnd, after or never")
    }
    try reader.finish()
    return policy
  }
}

extension TimelineEntry {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("date", .number(date.microseconds)), JSON.Member("view", .small(view.number)),
    ]
    if viewAgain != view { members.append(JSON.Member("viewAgain", .small(viewAgain.number))) }
    return .object(members)
  }

  fileprivate init(_ json: JSON) throws {
    var reader = try MessageReader(json, at: "the entry")
    let date = WallDate(microseconds: try reader.integer("date"))
    let view = ViewID(Int(try reader.small("view")))
    let again =
      reader.optional("viewAgain") == nil ? nil : ViewID(Int(try reader.small("viewAgain")))
    self.init(date: date, view: view, viewAgain: again)
    try reader.finish()
  }
}
