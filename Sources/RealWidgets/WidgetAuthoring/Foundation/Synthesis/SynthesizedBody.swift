import Foundation

/// Bytes that stand for data that nobody gave.
///
/// They are JSON with the most frequent names, so that code which reads it without a type finds
/// something; and they say what they stand for, so that a decoder that meets them, at once or after they
/// were stored, can answer with values of the type that is asked of it.
struct SynthesizedBody: Hashable {
  /// What the data stands for.
  let kind: OutsideItem.Kind
  /// Which.
  let name: String
  /// Whether the data is that of a text.
  var isText = false
  /// Whether it may as well be that of another value.
  var isAmbiguous = false

  init(_ kind: OutsideItem.Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// What data stands for, `nil` for any other; a body that was cut or changed is another.
  init?(_ data: Data) {
    guard data.count > Self.head.count + Self.tail.count, data.prefix(Self.head.count) == Self.head,
      data.suffix(Self.tail.count) == Self.tail
    else { return nil }
    let rest = data.dropFirst(Self.head.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")),
      let bytes = Data(base64Encoded: Data(rest[..<end]))
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let space = text.firstIndex(of: " "),
      let kind = OutsideItem.Kind(rawValue: String(text[..<space]))
    else { return nil }
    self.init(kind, String(text[text.index(after: space)...]))
  }

  /// The bytes.
  ///
  /// - Parameters:
  ///   - style: What the values are like.
  ///   - isReadable: Whether they are JSON to code that reads them without a type too.
  /// - Returns: The bytes.
  func data(_ style: ValueStyle, isReadable: Bool = true) -> Data {
    let node = SampleNode()
    for name in ["id", "name", "title", "text", "description", "url", "image", "date", "value"] {
      let path = SamplePath(keys: [name])
      let isNumber = name == "value"
      node.add(name).kind = .leaf(
        isNumber ? .number(style.number(at: path)) : .text(style.text(at: path))
      )
    }
    let plain = isReadable ? node.json(JSONForm(), indent: nil).dropFirst().dropLast() : "}"
    let name = Data("\(kind.rawValue) \(name)".utf8).base64EncodedString()
    return Self.head + Data("\(name)\",\(plain)".utf8) + Self.tail
  }

  private static let head = Data(#"{"madeUpByWidgetCheck":""#.utf8)
  private static let tail = Data(#","endOfMadeUp":true}"#.utf8)
}
