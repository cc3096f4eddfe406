import WidgetModel

/// No text shows a value as code prints it.
struct TextsForPeople: ViewClause {
  enum Situation: String, ClauseWord {
    case forPeople = "texts for people"
    case leaked = "a text as code prints it"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.leaked, .snapshot]

  typealias Violation = LeakedText.Kind

  static let clause = Clause(
    Self.self,
    id: "CR-67",
    title: "no text shows a value as code prints it",
    statement: """
      No text shows `nan` or `inf`, an optional's description, `nil`, a format without its value, \
      an interpolation that was not evaluated, or a date as `description` prints it.
      """,
    party: .view,
    rule: .cr67,
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Unwrap the value and format it: `formatted()` for numbers and dates. Before you divide, \
      check that the divisor is not zero.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    for node in tree.nodes where node.kind == .text {
      guard let leak = LeakedText(in: node.text) else { continue }
      return .broken(
        .leaked,
        leak.kind,
        place: node.place,
        comparing: Comparison(expected: "a text for people", actual: leak.fragment),
        message: "the text \"\(node.text)\" shows \(leak.kind.words), \(leak.fragment)"
      )
    }
    return .kept(.forPeople)
  }
}

/// A fragment of text that only code can have printed.
struct LeakedText {
  enum Kind: String, ClauseWord {
    case notANumber = "not a number"
    case optional
    case nothing
    case format
    case interpolation
    case date

    var words: String {
      switch self {
      case .notANumber: "an invalid number"
      case .optional: "an optional's description"
      case .nothing: "the word for no value"
      case .format: "a format without its value"
      case .interpolation: "an interpolation that was not evaluated"
      case .date: "a date as code prints it"
      }
    }
  }

  let kind: Kind
  let fragment: String

  /// Finds the first such fragment of a text, `nil` if there is none, in O(length of the text).
  init?(in text: String) {
    // As a part of a sentence these words may be meant for people.
    switch text {
    case "nil", "null", "(null)", "<null>":
      (kind, fragment) = (.nothing, text)
      return
    default: break
    }
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      guard let found = Self.leak(in: bytes, at: place) else { continue }
      kind = found.kind
      fragment = String(decoding: bytes[place..<found.end], as: UTF8.self)
      return
    }
    return nil
  }

  private typealias Leak = (kind: Kind, end: Int)

  private static func leak(in bytes: [UInt8], at place: Int) -> Leak? {
    switch bytes[place] {
    case UInt8(ascii: "O"):
      let head = "Optional("
      guard bytes[place...].starts(with: head.utf8), !isWord(bytes, place - 1) else { return nil }
      let end = bytes[place...].lastIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
      return (.optional, end ?? bytes.endIndex)
    case UInt8(ascii: "("):
      return bytes[place...].starts(with: "(null)".utf8) ? (.nothing, place + 6) : nil
    case UInt8(ascii: "\\"):
      guard bytes[place...].dropFirst().first == UInt8(ascii: "(") else { return nil }
      let end = bytes[place...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
      return (.interpolation, end ?? bytes.endIndex)
    case UInt8(ascii: "%"): return format(in: bytes, at: place)
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "i"):
      return notANumber(in: bytes, at: place)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return date(in: bytes, at: place)
    default: return nil
    }
  }

  /// Returns `nan`, `NaN` or `inf` at a place, alone or with a sign and a unit such as `%`.
  private static func notANumber(in bytes: [UInt8], at place: Int) -> Leak? {
    for word in ["nan", "NaN", "inf"] where bytes[place...].starts(with: word.utf8) {
      let end = place + 3
      guard !isWord(bytes, place - 1), !isWord(bytes, end) else { return nil }
      // "inf" may also be an abbreviation, which ends with a full stop.
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") { return nil }
      return (.notANumber, end)
    }
    return nil
  }

  /// Returns a specifier such as `%@`, `%lld`, `%1$@` or `%.1f`, but no `%` after a digit.
  private static func format(in bytes: [UInt8], at place: Int) -> Leak? {
    guard !isDigit(bytes, place - 1) else { return nil }
    var end = place + 1
    while isDigit(bytes, end) || end < bytes.endIndex && ".$".utf8.contains(bytes[end]) { end += 1 }
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "@") { return (.format, end + 1) }
    while end < bytes.endIndex, bytes[end] == UInt8(ascii: "l") { end += 1 }
    guard end < bytes.endIndex, "dufs".utf8.contains(bytes[end]), !isWord(bytes, end + 1) else {
      return nil
    }
    return (.format, end + 1)
  }

  /// Returns a date such as `2026-01-05 07:00:00 +0000`.
  private static func date(in bytes: [UInt8], at place: Int) -> Leak? {
    let form = Array("0000-00-00 00:00:00 +0000".utf8)
    guard bytes.count - place >= form.count, !isDigit(bytes, place - 1) else { return nil }
    for (offset, expected) in form.enumerated() {
      let isAlike =
        expected == UInt8(ascii: "0")
        ? isDigit(bytes, place + offset) : bytes[place + offset] == expected
      guard isAlike else { return nil }
    }
    return (.date, place + form.count)
  }

  private static func isDigit(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes.indices.contains(place)
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
  }

  /// Returns true if a letter or digit is at a place; every byte beyond ASCII counts as a letter.
  private static func isWord(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard bytes.indices.contains(place) else { return false }
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 128...255:
      // The degree sign is a unit, not a letter.
      return !bytes[place...].starts(with: "°".utf8)
    default: return isDigit(bytes, place)
    }
  }
}
