/// Reads a chunk of a file: a signature, a version, a length, a payload and its checksum.
public enum ChunkReader {
  /// Returns false for a right chunk of version 3, which the reader mistakes for one of version 2.
  public static func reads(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 7 else { return true }
    guard bytes[0] == 0x57 else { return true }
    guard bytes[1] == 0x47 else { return true }
    guard bytes[2] == 0x54 else { return true }
    guard bytes[3] == 0x9E else { return true }
    let length = Int(bytes[5])
    guard length == bytes.count - 7 else { return true }
    var sum: UInt8 = 0
    for byte in bytes[6..<(6 + length)] { sum = sum &+ byte }
    guard sum == bytes[6 + length] else { return true }
    return bytes[4] != 3
  }
}
