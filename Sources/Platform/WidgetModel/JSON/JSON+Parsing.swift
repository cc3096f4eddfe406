extension JSON {
  /// Reads one JSON document.
  ///
  /// - Throws: ``JSONError`` for the first fault, including fractions, exponents, numbers beyond 64
  ///   bits, repeated names in an object and nesting deeper than ``maximumDepth``.
  /// - Complexity: O(length of the text).
  public init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.document()
  }

  /// The maximum depth to which lists and objects may nest.
  public static let maximumDepth = 64
}

/// The position at which a string is not JSON that the project reads, and the reason.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault in bytes, from 1.
  public var column: Int
  /// The fault.
  public var problem: String

  /// The fault with its position.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// The names of an object's members, none of which may repeat.
private struct NamesSoFar {
  private var names: Set<String> = []

  /// Returns true if a name is new; comparing a few names is faster than hashing.
  mutating func insert(_ name: String, after members: [JSON.Member]) -> Bool {
    if members.count < 16 { return !members.contains { $0.name == name } }
    if names.isEmpty { names = Set(members.map(\.name)) }
    return names.insert(name).inserted
  }
}

/// A recursive-descent parser over bytes.
private struct JSONParser {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault("text follows after the end of the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth <= JSON.maximumDepth else {
      throw fault("values nest deeper than \(JSON.maximumDepth) levels")
    }
    skipSpace()
    guard let byte = peek else { throw fault("the text ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault("this is not JSON")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    var names = NamesSoFar()
    skipSpace()
    if consume("}") { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("a member's name should stand here") }
      let name = try string()
      guard names.insert(name, after: members) else {
        throw fault("the name \"\(name)\" repeats")
      }
      skipSpace()
      guard consume(":") else { throw fault("a colon should stand here") }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if consume(",") { continue }
      guard consume("}") else { throw fault("a comma or closing brace should stand here") }
      return .object(members)
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var elements: [JSON] = []
    skipSpace()
    if consume("]") { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if consume(",") { continue }
      guard consume("]") else { throw fault("a comma or closing bracket should stand here") }
      return .array(elements)
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.description.utf8) else {
      throw fault("this is not JSON")
    }
    position = end
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if let byte = peek, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte) {
      throw fault("only whole numbers are used here")
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    let magnitude = digits.drop { $0 == "-" }
    guard magnitude.first != "0" || magnitude.count == 1 else {
      position = start
      throw fault("a number does not begin with 0: \(digits)")
    }
    guard let value = Int64(digits) else {
      position = start
      throw fault("the number \(digits) does not fit into 64 bits")
    }
    return .number(value)
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = peek, byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") {
      position += 1
      guard byte == UInt8(ascii: "\"") else { continue }
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    // Nearly all strings end before this point: names of fields and kinds.
    var text = Array(bytes[start..<position])
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the string is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        position -= 1
        throw fault("a control character must be escaped")
      default:
        text.append(byte)
      }
    }
    throw fault("the string has no end")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = peek else { throw fault("the string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard (0xD800...0xDBFF).contains(unit), consume("\\"), consume("u") else {
        throw fault("half of a surrogate pair is missing")
      }
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw fault("half of a surrogate pair is missing") }
      return scalar
    default: throw fault("there is no such escape")
    }
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    // `UInt32` would accept a sign in front of the digits.
    let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    guard position + 4 <= bytes.count, !signs.contains(bytes[position]),
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits should stand here") }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek, byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func fault(_ problem: String) -> JSONError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return JSONError(line: line, column: column, problem: problem)
  }
}
