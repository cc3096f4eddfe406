/// Hash functions that are no longer secure, which older data still needs.
public enum Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    /// What it makes.
    public typealias Digest = MD5Digest

    /// The bytes of one step.
    public static let blockByteCount = 64

    private var message = HashMessage()

    /// Begins.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.bytes += bufferPointer
    }

    /// The digest of the bytes so far.
    public func finalize() -> MD5Digest {
      MD5Digest(bytes: OldHash.md5(message))
    }
  }

  /// A digest of 128 bits.
  public struct MD5Digest: CryptoDigest {
    /// The number of bytes.
    public static let byteCount = 16

    /// The bytes.
    public let bytes: [UInt8]

    /// Wraps bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    /// What it makes.
    public typealias Digest = SHA1Digest

    /// The bytes of one step.
    public static let blockByteCount = 64

    private var message = HashMessage()

    /// Begins.
    public init() {}

    /// Takes bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.bytes += bufferPointer
    }

    /// The digest of the bytes so far.
    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: OldHash.sha1(message))
    }
  }

  /// A digest of 160 bits.
  public struct SHA1Digest: CryptoDigest {
    /// The number of bytes.
    public static let byteCount = 20

    /// The bytes.
    public let bytes: [UInt8]

    /// Wraps bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }
}
