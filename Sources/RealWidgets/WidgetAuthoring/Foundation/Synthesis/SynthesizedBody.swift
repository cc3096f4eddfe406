import Foundation

/// Bytes that represent missing data.
///
/// They are JSON with common names, for code that reads it without a type. They identify the
/// missing item, so a decoder that receives them can answer with values of the requested type.
struct SynthesizedBody: Hashable {
  let kind: OutsideItem.Kind
  let name: String
  var isText = false
  /// True if the same text was synthesized for another value too.
  var isAmbiguous = false

  init(_ kind: OutsideItem.Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Recognizes a synthesized body; `nil` for other data, including a body that was cut or changed.
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

  /// Returns the bytes; if `isReadable`, code that reads the JSON without a type finds values too.
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
