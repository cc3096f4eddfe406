import Foundation

/// A decoder that answers every request a type makes and records it.
struct TypeDecoder: Decoder {
  let sampler: TypeSampler
  let node: SampleNode
  let path: SamplePath
  let depth: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { sampler.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    node.kind = .object
    return KeyedDecodingContainer(TypeFields<Key>(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    node.kind = .list
    return TypeElements(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { TypeValue(decoder: self) }

  func member(_ key: any CodingKey) -> TypeDecoder {
    TypeDecoder(
      sampler: sampler,
      node: node.add(key.stringValue),
      path: path.member(key.stringValue),
      depth: depth
    )
  }
}

private struct TypeFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TypeDecoder
  var codingPath: [any CodingKey] { [] }

  /// The keys of types that ask: an enum's first case, or a few numbered names of a dictionary.
  var allKeys: [Key] {
    if let first = decoder.sampler.firstCase(of: Key.self) { return [first] }
    let count = decoder.sampler.style.count(at: decoder.path, depth: decoder.depth, isPlain: false)
    return (0..<min(count, 6)).compactMap { Key(stringValue: "\($0 + 1)") }
  }

  private func isMissing(_ key: Key) -> Bool {
    decoder.sampler.style.isMissing(
      at: decoder.path.member(key.stringValue),
      depth: decoder.depth
    )
  }

  func contains(_ key: Key) -> Bool { !isMissing(key) }
  func decodeNil(forKey key: Key) -> Bool { isMissing(key) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let member = decoder.member(key)
    return try decoder.sampler.value(
      of: type,
      into: member.node,
      at: member.path,
      depth: decoder.depth
    )
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    decoder.member(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.member(key).unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder.member(key) }
}

private struct TypeElements: UnkeyedDecodingContainer {
  let decoder: TypeDecoder
  var codingPath: [any CodingKey] { [] }
  private(set) var currentIndex = 0

  /// The number of elements, as the first shows: many numbers or strings, few values with parts.
  private var limit: Int

  init(decoder: TypeDecoder) {
    self.decoder = decoder
    limit = decoder.sampler.style.count(at: decoder.path, depth: decoder.depth, isPlain: false)
  }

  var count: Int? { limit }
  var isAtEnd: Bool { currentIndex >= limit }

  private mutating func next() -> TypeDecoder {
    defer { currentIndex += 1 }
    return TypeDecoder(
      sampler: decoder.sampler,
      node: decoder.node.append(),
      path: decoder.path.element(currentIndex),
      depth: decoder.depth
    )
  }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // Only the first request shows that the elements are plain, so the limit is raised here.
    if currentIndex == 0, type is Double.Type || type is Int.Type || type is String.Type {
      let style = decoder.sampler.style
      limit = style.count(at: decoder.path, depth: decoder.depth, isPlain: true)
    }
    let element = next()
    return try decoder.sampler.value(
      of: type,
      into: element.node,
      at: element.path,
      depth: decoder.depth
    )
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }
  mutating func superDecoder() -> any Decoder { next() }
}

private struct TypeValue: SingleValueDecodingContainer {
  let decoder: TypeDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool {
    decoder.sampler.style.isMissing(at: decoder.path, depth: decoder.depth)
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try decoder.sampler.value(
      of: type,
      into: decoder.node,
      at: decoder.path,
      depth: decoder.depth
    )
  }
}
