import Foundation

/// A hash function, as CryptoKit documents it.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoDigest

  static var blockByteCount: Int { get }

  init()

  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update(data: some DataProtocol) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }

  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// A digest, whose bytes are accessible, unlike CryptoKit's.
public protocol CryptoDigest: Hashable, Sendable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }

  init(bytes: [UInt8])

  var bytes: [UInt8] { get }
}

extension CryptoDigest {
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The bytes in hexadecimal, as Apple's digests print themselves.
  public var description: String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "\(Self.self) digest: \(digits.joined())"
  }

  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.bytes == Array(data)
  }
}
