import Foundation

/// What makes a digest of bytes.
///
/// Source: CryptoKit's documentation.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoDigest

  /// The bytes of one step of the function.
  static var blockByteCount: Int { get }

  /// Begins.
  init()

  /// Takes bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of the bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// Takes bytes.
  public mutating func update(data: some DataProtocol) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }

  /// The digest of bytes.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// What a hash function makes of bytes.
public protocol CryptoDigest: Hashable, Sendable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }

  /// Wraps bytes.
  init(bytes: [UInt8])

  /// The bytes.
  var bytes: [UInt8] { get }
}

extension CryptoDigest {
  /// Lends the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes one by one.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The bytes in hexadecimal, as Apple's digests print themselves.
  public var description: String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "\(Self.self) digest: \(digits.joined())"
  }

  /// Whether a digest has the bytes of other data.
  public static func == (digest: Self, data: some DataProtocol) -> Bool {
    digest.bytes == Array(data)
  }
}
