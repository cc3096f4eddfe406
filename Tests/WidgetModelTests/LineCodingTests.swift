import Schemas
import Testing

@testable import WidgetModel

// Goal: lines are written and read in the same way as trees.
// Method: effects and inputs with values from the full range of each field, each also with its
// fields in another order.
@Suite struct LineCodingTests {
  private static let effects = EventKind.allCases.flatMap { Effect.samples(of: $0) }

  private static let inputs = EventKind.allCases.filter { $0 != .asked && $0 != .did }
    .flatMap { Input.samples(of: Input.plain($0)) }

  private func line(_ value: some Archivable) -> [UInt8] {
    var writer = MessageWriter()
    writer.append(value)
    return Array(writer.bytes)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `a line has the bytes of the tree`() {
    #expect(LineCodingTests.effects.count > 12 && LineCodingTests.inputs.count > 18)
    for effect in LineCodingTests.effects {
      #expect(text(line(effect)) == JSONWriter.json(effect, .message).description)
    }
    for input in LineCodingTests.inputs {
      #expect(text(line(input)) == JSONWriter.json(input, .message).description)
    }
    let names = WidgetDeclaration(kind: -7, isPushEnabled: true, name: "\"\u{1}\u{202E}ä")
    #expect(
      text(line(Texts(names.name))) == JSONWriter.json(Texts(names.name), .message).description
    )
  }

  @Test func `a line is read back the straight way`() {
    for effect in LineCodingTests.effects {
      #expect(MessageReader.value(Effect.self, in: line(effect)) == effect)
    }
    for input in LineCodingTests.inputs {
      #expect(MessageReader.value(Input.self, in: line(input)) == input)
    }
  }

  @Test func `spaces between the parts of a line make no difference`() {
    let line =
      #" { "kind" : "granted", "placement": 3, "causes": [ "policy", "app" ], "charge": 1 } "#
    let effect = Effect.granted(PlacementID(3), ReloadCauses(.policy, .app), charge: 1)
    #expect(MessageReader.value(Effect.self, in: Array(line.utf8)) == effect)
  }

  @Test(arguments: [
    #"{"placement":3,"kind":"removed"}"#, #"{"kind":"removed"}"#,
    #"{"kind":"removed","placement":3,"a":1}"#,
    #"{"kind":"removed","placement":3.5}"#, #"{"kind":"removed","placement":99999}"#,
    #"{"kind":"removed","placement":99999999999999999999}"#, #"{"kind":"removed","placement":3"#,
    #"{"kind":"removed","placement":3}}"#, #"{"kind":"removéd","placement":3}"#, "", "{",
    #"{"kind"#,
  ])
  func `a line that is written otherwise is left to the reader of trees`(line: String) {
    #expect(MessageReader.value(Input.self, in: Array(line.utf8)) == nil)
  }

  /// A value with only texts.
  private struct Texts: Archivable {
    var text = ""

    init() {}

    init(_ text: String) { self.text = text }

    mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
      try archive.text("text", &text, default: "")
    }
  }
}
