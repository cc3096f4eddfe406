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

  /// The formats of this version: there has been one so far.
  static let current = CorpusFormat(steps: [])

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
