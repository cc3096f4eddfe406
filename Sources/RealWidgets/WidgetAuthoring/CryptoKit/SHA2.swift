public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest

  public static let blockByteCount = 64

  private var message = HashMessage()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.bytes += bufferPointer
  }

  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: SecureHash.sha256(message))
  }
}

public struct SHA256Digest: CryptoDigest {
  public static let byteCount = 32

  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  public static let blockByteCount = 128

  private var message = HashMessage()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.bytes += bufferPointer
  }

  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: SecureHash.sha384(message))
  }
}

public struct SHA384Digest: CryptoDigest {
  public static let byteCount = 48

  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  public static let blockByteCount = 128

  private var message = HashMessage()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.bytes += bufferPointer
  }

  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: SecureHash.sha512(message))
  }
}

public struct SHA512Digest: CryptoDigest {
  public static let byteCount = 64

  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
}
