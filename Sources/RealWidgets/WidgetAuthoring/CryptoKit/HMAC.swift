import Foundation

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  fileprivate let bytes: [UInt8]

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a key of bytes.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a key of a size; the same in every run, so that runs repeat.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
  }

  /// Lends the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)

  /// The number of bits.
  public let bitCount: Int

  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// What proves that bytes come from somebody who knows a key.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
  Sendable
{
  private let bytes: [UInt8]

  fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of bytes.
  public var byteCount: Int { bytes.count }

  /// Lends the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes one by one.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}

/// Authentication codes made with a hash function.
///
/// Source: RFC 2104.
public struct HMAC<H: HashFunction> {
  /// The key of this function.
  public typealias Key = SymmetricKey
  /// The code of this function.
  public typealias MAC = HashedAuthenticationCode<H>

  private let key: [UInt8]
  private var inner = H()

  /// Begins with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = H.hash(data: bytes).bytes }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    self.key = bytes
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes bytes.
  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  /// The code of the bytes so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: key.map { $0 ^ 0x5C })
    outer.update(data: inner.finalize().bytes)
    return MAC(outer.finalize().bytes)
  }

  /// The code of bytes.
  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC
  {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Whether a code is that of bytes.
  public static func isValidAuthenticationCode(
    _ code: MAC,
    authenticating data: some DataProtocol,
    using key: SymmetricKey
  ) -> Bool {
    code == authenticationCode(for: data, using: key)
  }
}
