import Foundation
import PropertyChecks

extension ValueCoding {
  /// The coding of a `Codable` type as JSON; nil for other types.
  @usableFromInline
  static func json(for type: Value.Type = Value.self) -> ValueCoding? {
    guard type is any Codable.Type else { return nil }
    return ValueCoding(
      encode: { jsonText(of: $0) },
      decode: { jsonValue(of: $0, as: Value.self) }
    )
  }
}

/// Returns the coding of tuples of `Codable` types as a JSON array of strings; nil for other types.
@usableFromInline
func tupleCoding<each Part>(of types: repeat (each Part).Type) -> ValueCoding<(repeat each Part)>? {
  for type in repeat each types {
    guard type is any Codable.Type else { return nil }
  }
  return ValueCoding(
    encode: { parts in
      var texts: [String] = []
      for part in repeat each parts {
        guard let text = jsonText(of: part) else { return nil }
        texts.append(text)
      }
      return jsonText(of: texts)
    },
    decode: { text in
      guard let texts = jsonValue(of: text, as: [String].self) else { return nil }
      var rest = texts[...]
      func next<T>(_ type: T.Type) throws -> T {
        guard let text = rest.popFirst(), let value = jsonValue(of: text, as: type) else {
          throw UnreadableValue()
        }
        return value
      }
      return try? (repeat next((each Part).self))
    }
  )
}

private struct UnreadableValue: Error {}

/// Returns the JSON of a value; keys are sorted, so that equal values have equal JSON.
private func jsonText(of value: Any) -> String? {
  guard let value = value as? any Encodable else { return nil }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}

private func jsonValue<Value>(of text: String, as type: Value.Type) -> Value? {
  guard let type = type as? any Decodable.Type else { return nil }
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
  return (try? decoder.decode(type, from: Data(text.utf8))) as? Value
}
