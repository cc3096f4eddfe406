public enum Insecure {
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    public static let blockByteCount = 64

    private var message = HashMessage()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.bytes += bufferPointer
    }

    public func finalize() -> MD5Digest {
      MD5Digest(bytes: OldHash.md5(message))
    }
  }

  public struct MD5Digest: CryptoDigest {
    public static let byteCount = 16

    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }
  }

  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    public static let blockByteCount = 64

    private var message = HashMessage()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      message.bytes += bufferPointer
    }

    public func finalize() -> SHA1Digest {
      SHA1Digest(bytes: OldHash.sha1(message))
    }
  }

  public struct SHA1Digest: CryptoDigest {
    public static let byteCount = 20

    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }
  }
}
