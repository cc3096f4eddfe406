import PlatformFacts
import WidgetModel

extension Golden {
  /// Parses the expectations of a file, or throws an ``ArchiveError`` with the error's path.
  init(expect: JSON, complete: JSON?, tolerances: [Tolerance]) throws(ArchiveError) {
    guard case .array(let elements) = expect else {
      throw ArchiveError(
        path: "expect",
        problem: "a list should stand here, not \(expect.kindName)"
      )
    }
    lines = []
    for (index, element) in elements.enumerated() {
      lines.append(try GoldenLine(element, path: "expect[\(index)]"))
    }
    self.complete = []
    self.tolerances = tolerances
    guard let complete else { return }
    guard case .array(let kinds) = complete else {
      throw ArchiveError(path: "complete", problem: "a list of kinds should stand here")
    }
    for (index, kind) in kinds.enumerated() {
      self.complete.append(try GoldenKind(kind, path: "complete[\(index)]"))
    }
  }
}

extension GoldenKind {
  fileprivate init(_ json: JSON?, path: String) throws(ArchiveError) {
    let names = GoldenKind.allCases.map(\.rawValue)
    guard let kind = json?.text.flatMap(GoldenKind.init(rawValue:)) else {
      let nearest = json?.text.flatMap { Suggestion.nearest(to: $0, of: names) }
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      throw ArchiveError(
        path: path,
        problem: "one of \(names.joined(separator: ", ")) should stand here" + hint
      )
    }
    self = kind
  }
}

extension GoldenLine {
  fileprivate init(_ json: JSON, path: String) throws(ArchiveError) {
    var object = try ObjectReader(json, path: path)
    time = try GoldenTime(&object)
    facts = try object.list("facts").map { $0.text ?? "" }
    says = try object.optionalText("says") ?? ""
    guard !facts.isEmpty, facts.allSatisfy({ Citation($0)?.text == $0 }) else {
      throw object.wrong("facts", "facts such as [\"TL-19\", \"AS-02\"] should stand here")
    }
    var isNever = false
    if let never = object.takeMember("never") {
      guard never == .bool(true) else { throw object.wrong("never", "only true makes sense here") }
      isNever = true
    }
    let count = object.takeMember("count")
    if let shows = object.takeMember("shows") {
      claim = .shows
      kind = .shown
      var display = try ObjectReader(shows, path: "\(path).shows")
      fields = try GoldenLine.fields(&display, of: [.placement, .entry])
      guard case .at(_, _, times: 1) = time, !isNever, count == nil else {
        throw object.wrong("shows", "it goes with one instant `at`, and neither never nor count")
      }
    } else {
      kind = try GoldenKind(object.takeMember("kind"), path: "\(path).kind")
      fields = try GoldenLine.fields(&object, of: kind.fields)
      claim = isNever ? .never : .happens(count: 1)
    }
    if let count {
      guard !isNever, let number = count.integer, (1...100_000).contains(number) else {
        throw object.wrong("count", "a number from 1 to 100000 should stand here, without never")
      }
      claim = .happens(count: Int(number))
    }
    if case .at(_, _, let times) = time, case .happens(let count) = claim, times * count > 100_000 {
      throw object.wrong("count", "\(times) times \(count) events are more than a line should say")
    }
    if claim != .never, time == .anywhere {
      throw object.wrong("at", "it is missing; only a line with never speaks of the whole run")
    }
    try object.finish()
  }

  private static func fields(
    _ object: inout ObjectReader,
    of allowed: [GoldenField]
  ) throws(ArchiveError) -> [GoldenField.Value] {
    var fields: [GoldenField.Value] = []
    for member in object.takeRest() {
      guard let field = allowed.first(where: { $0.rawValue == member.name }) else {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        throw object.wrong(member.name, "there is no such field here; there are \(names)")
      }
      guard field.canonical(member.value, clock: .defaultStart) != nil else {
        throw object.wrong(
          member.name,
          "\(field.example) should stand here, not \(member.value)"
        )
      }
      fields.append(GoldenField.Value(field, member.value))
    }
    return fields
  }
}
