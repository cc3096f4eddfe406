import Foundation

/// A decoder that answers every request of a type with a sample.
struct SampleDecoder: Decoder {
  let samples: SampleValues
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleFields<Key>(samples: samples))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleElements(samples: samples) }

  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(samples: samples) }
}

private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let samples: SampleValues
  var codingPath: [any CodingKey] { [] }

  /// The keys of types that ask: one case of an enum, or a dictionary's name that is also a number.
  let allKeys: [Key]

  init(samples: SampleValues) {
    self.samples = samples
    let cases = PlainCases.all(of: Key.self)
    if cases.isEmpty {
      allKeys = samples.count == 0 ? [] : [Key(stringValue: "1")].compactMap(\.self)
    } else {
      allKeys = [cases[samples.choice(cases.count)]]
    }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { samples.isMissing }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try samples.value(of: type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    SampleDecoder(samples: samples).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SampleElements(samples: samples)
  }
  func superDecoder() -> any Decoder { SampleDecoder(samples: samples) }
  func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(samples: samples) }
}

private struct SampleElements: UnkeyedDecodingContainer {
  let samples: SampleValues
  var codingPath: [any CodingKey] { [] }
  let count: Int?
  var isAtEnd: Bool { currentIndex >= count ?? 0 }
  private(set) var currentIndex = 0

  init(samples: SampleValues) {
    self.samples = samples
    count = samples.count
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    currentIndex += 1
    return try samples.value(of: type)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return SampleDecoder(samples: samples).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return SampleElements(samples: samples)
  }
  mutating func superDecoder() -> any Decoder { SampleDecoder(samples: samples) }
}

private struct SampleValue: SingleValueDecodingContainer {
  let samples: SampleValues
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { samples.isMissing }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try samples.value(of: type) }
}
