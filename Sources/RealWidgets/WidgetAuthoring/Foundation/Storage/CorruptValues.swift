import Foundation

/// Values that code does not expect; equal places get equal values.
enum CorruptValues {
  static func value(insteadOf value: NSObject) -> NSObject {
    switch value {
    case let data as NSData: NSData(data: spoiled(data as Data, seed: "data"))
    case is NSNumber: NSString(string: text)
    case is NSString: NSNumber(value: -1)
    case is NSDate: NSString(string: "yesterday")
    case is NSArray: NSString(string: "[")
    default: NSArray(array: [NSNumber(value: 0)])
    }
  }

  /// Returns a value for a key that should have none; damaged bytes if code asks for bytes.
  static func value(forKey key: String, in domain: String, isOfBytes: Bool = false) -> NSObject {
    if isOfBytes { return NSData(data: spoiled(Data(), seed: domain + "\u{0}" + key)) }
    var noise = Noise(seed: domain + "\u{0}" + key)
    return switch noise.next() % 4 {
    case 0: NSString(string: text)
    case 1: NSNumber(value: -1)
    // An archive of something else: Foundation here traps on URLs from bytes that are not an
    // archive.
    case 2: NSData(data: archive)
    default: NSArray(array: [NSNumber(value: 0)])
    }
  }

  static func words(for value: NSObject) -> String {
    switch value {
    case let data as NSData: "\(data.length) spoiled bytes"
    case is NSString: "a text that could not be read"
    default: "\(value)"
    }
  }

  /// The substitute character; Foundation here traps on locale names with non-ASCII characters.
  private static let text = "\u{1A}"

  private static let archive =
    (try? NSKeyedArchiver.archivedData(
      withRootObject: NSString(string: text),
      requiringSecureCoding: false
    )) ?? Data()

  /// Returns the first half of the given bytes, a few of them changed.
  static func spoiled(_ data: Data, seed: String) -> Data {
    var noise = Noise(seed: seed)
    var bytes = [UInt8](data.isEmpty ? Data(#"{"cut": ["#.utf8) : data.prefix((data.count + 1) / 2))
    for _ in 0...bytes.count / 64 {
      bytes[Int(noise.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: noise.next())
    }
    return Data(bytes)
  }
}
