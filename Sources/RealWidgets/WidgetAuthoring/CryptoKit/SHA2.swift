/// The hash function SHA-256.
public struct SHA256: HashFunction {
  /// What it makes.
  public typealias Digest = SHA256Digest

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
  public func finalize() -> SHA256Digest {
    SHA256Digest(bytes: SecureHash.sha256(message))
  }
}

/// A digest of 256 bits.
public struct SHA256Digest: CryptoDigest {
  /// The number of bytes.
  public static let byteCount = 32

  /// The bytes.
  public let bytes: [UInt8]

  /// Wraps bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction {
  /// What it makes.
  public typealias Digest = SHA384Digest

  /// The bytes of one step.
  public static let blockByteCount = 128

  private var message = HashMessage()

  /// Begins.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.bytes += bufferPointer
  }

  /// The digest of the bytes so far.
  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: SecureHash.sha384(message))
  }
}

/// A digest of 384 bits.
public struct SHA384Digest: CryptoDigest {
  /// The number of bytes.
  public static let byteCount = 48

  /// The bytes.
  public let bytes: [UInt8]

  /// Wraps bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction {
  /// What it makes.
  public typealias Digest = SHA512Digest

  /// The bytes of one step.
  public static let blockByteCount = 128

  private var message = HashMessage()

  /// Begins.
  public init() {}

  /// Takes bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    message.bytes += bufferPointer
  }

  /// The digest of the bytes so far.
  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: SecureHash.sha512(message))
  }
}

/// A digest of 512 bits.
public struct SHA512Digest: CryptoDigest {
  /// The number of bytes.
  public static let byteCount = 64

  /// The bytes.
  public let bytes: [UInt8]

  /// Wraps bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
