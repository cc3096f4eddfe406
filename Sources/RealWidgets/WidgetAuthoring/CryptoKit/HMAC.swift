import Foundation

public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  fileprivate let bytes: [UInt8]

  public var bitCount: Int { bytes.count * 8 }

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a key of a size, with the same bytes in every run so that runs can be repeated.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
  }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

public struct SymmetricKeySize: Sendable {
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)

  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }
}

public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
  Sendable
{
  private let bytes: [UInt8]

  fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var byteCount: Int { bytes.count }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}

/// Message authentication codes from a hash function (RFC 2104).
public struct HMAC<H: HashFunction> {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private let key: [UInt8]
  private var inner = H()

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = H.hash(data: bytes).bytes }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    self.key = bytes
    // 0x36 and, below, 0x5C are the paddings ipad and opad of RFC 2104.
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: key.map { $0 ^ 0x5C })
    outer.update(data: inner.finalize().bytes)
    return MAC(outer.finalize().bytes)
  }

  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC
  {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  public static func isValidAuthenticationCode(
    _ code: MAC,
    authenticating data: some DataProtocol,
    using key: SymmetricKey
  ) -> Bool {
    code == authenticationCode(for: data, using: key)
  }
}
