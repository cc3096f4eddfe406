extension SupportSource {
  /// A decoder that synthesizes all values, for types of the program.
  static let decoding = #"""
    /// Reads a value in which nothing stands.
    struct StandInDecoder: Decoder {
      var codingPath: [any CodingKey] = []
      var userInfo: [CodingUserInfoKey: Any] { [:] }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      {
        KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
      }
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        Unkeyed(codingPath: codingPath)
      }
      func singleValueContainer() throws -> any SingleValueDecodingContainer {
        Single(codingPath: codingPath)
      }

      static func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws
        -> Value
      {
        guard path.count < 12 else { throw Foundation.CocoaError(.coderReadCorrupt) }
        if let type = type as? any StandInMakeable.Type,
          let value = type.standInMade(path.map(\.stringValue).joined(separator: ".")) as? Value
        {
          return value
        }
        if let type = type as? any CaseIterable.Type,
          let value = StandInMaker.first(of: type) as? Value
        {
          return value
        }
        return try type.init(from: StandInDecoder(codingPath: path))
      }

      struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        var codingPath: [any CodingKey]
        var allKeys: [Key] { [] }
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
          try StandInDecoder.value(type, codingPath + [key])
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
          -> KeyedDecodingContainer<Nested>
        {
          KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath + [key]))
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
          Unkeyed(codingPath: codingPath + [key])
        }
        func superDecoder() throws -> any Decoder { StandInDecoder(codingPath: codingPath) }
        func superDecoder(forKey key: Key) throws -> any Decoder {
          StandInDecoder(codingPath: codingPath)
        }
      }

      struct Unkeyed: UnkeyedDecodingContainer {
        var codingPath: [any CodingKey]
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        var currentIndex: Int { 0 }
        func decodeNil() throws -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
          try StandInDecoder.value(type, codingPath)
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
          -> KeyedDecodingContainer<Nested>
        {
          KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath))
        }
        func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
        func superDecoder() throws -> any Decoder { StandInDecoder(codingPath: codingPath) }
      }

      struct Single: SingleValueDecodingContainer {
        var codingPath: [any CodingKey]
        func decodeNil() -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
          try StandInDecoder.value(type, codingPath)
        }
      }
    }
    """#
}
